import type { Site } from './serve.ts';

const ENTRIES = ['boats', 'cars', 'planes', 'ships', 'trains'];
const LEVELS = ['low', 'high'];

/** What a visitor gets who presses each entry, each level of it, and then its button with a name in the field above it. */
export const MENU_RESULTS = ENTRIES.flatMap((entry) => LEVELS.map((level) => `/results/${entry}/${level}`));

const SCRIPT = `
const button = (place, label, act) => { const made = document.createElement('button'); made.textContent = label; made.onclick = act; place.append(made); };
const part = async (path) => (await fetch(path)).text();
const [menu, levels, content] = ['menu', 'levels', 'content'].map((id) => document.getElementById(id));
for (const entry of ${JSON.stringify(ENTRIES)})
  button(menu, entry, async () => {
    const names = JSON.parse(await part('/levels/' + entry));
    levels.replaceChildren();
    content.replaceChildren();
    button(levels, 'Help', () => { location.href = '/help'; });
    for (const level of names)
      button(levels, level, async () => {
        content.innerHTML = await part('/parts/' + entry + '/' + level);
        button(content, 'Show', () => {
          const name = content.querySelector('input').value;
          if (name !== '') part('/results/' + entry + '/' + level + '?name=' + encodeURIComponent(name));
        });
      });
  });
`;

/** One page with a menu: each entry shows the same two levels, each level the same field and button, and one button leads away. */
export const menuSite: Site = ({ path }) => {
  if (path === '/menu.js') return { headers: [['Content-Type', 'text/javascript']], body: SCRIPT };
  const page = '<div id=menu></div><div id=levels></div><div id=content></div><script src=/menu.js></script>';
  if (path.startsWith('/levels/'))
    return { headers: [['Content-Type', 'application/json']], body: JSON.stringify(LEVELS) };
  const body = path === '/' ? page : path.startsWith('/parts/') ? '<input>' : 'Text';
  return { headers: [['Content-Type', 'text/html']], body: `<!doctype html>${body}` };
};
