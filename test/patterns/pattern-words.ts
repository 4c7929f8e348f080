/**
 * The words that a regular expression lists: alternatives with two letters or more, in all its groups that have alternatives.
 * `/^(?:user|login)_(?:id|no)$/` lists four.
 */
export function wordsListed(source: string): number {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\./g, '.')
    .replace(/\[[^\]]*\]/g, '.')
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(');
  let listed = 0;
  const open = [{ words: 0, text: '', isList: false }];
  const end = (group: { words: number; text: string }) => {
    if (/[a-z]{2}/i.test(group.text)) group.words += 1;
    group.text = '';
  };
  const close = () => {
    const group = open.pop();
    if (group === undefined) return;
    end(group);
    if (group.isList) listed += group.words;
    const outer = open.at(-1);
    if (outer !== undefined && group.words > 0) outer.text += 'xx';
  };
  for (const character of plain) {
    const group = open.at(-1);
    if (group === undefined) break;
    if (character === '(') open.push({ words: 0, text: '', isList: false });
    else if (character === ')') close();
    else if (character === '|') {
      end(group);
      group.isList = true;
    } else group.text += character;
  }
  while (open.length > 0) close();
  return listed;
}
