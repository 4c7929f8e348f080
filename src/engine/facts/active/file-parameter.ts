/** Names that say a file or a folder themselves. */
const FILE_NAME =
  /^(?:file\w*|f|path\w*|page|doc\w*|document|folder|dir\w*|root|template|tpl|include|inc|load|read|target|src|source|img|image|pic\w*|photo|download|attachment|resource|res|pdf|log)$/i;
/** Names that more often choose something else: a language, an item, a text. */
const VAGUE_NAME =
  /^(?:view|content|lang\w*|locale|theme|style|skin|layout|module|mod|conf\w*|name|report|show|display|url|uri|site|text|data|item|body|section|cat|prefix|open)$/i;

/** How much a parameter looks as if it named a file: by its name or by the value that the site itself sends. */
export function fileLikeness(name: string, example: string): 'strong' | 'vague' | null {
  if (
    FILE_NAME.test(name) ||
    /file|path|(?:^|[_-])(?:doc|page|dir|img)(?:$|[_-])/i.test(name) ||
    /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example) ||
    /^\.{0,2}\/[\w./-]+$/.test(example)
  )
    return 'strong';
  return VAGUE_NAME.test(name) ? 'vague' : null;
}
