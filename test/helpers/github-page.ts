import { marked } from 'marked';

/** A page that shows GitHub Flavored Markdown about as GitHub shows a comment, for screenshots and for reading its text. */
export function githubPage(markdown: string): string {
  const content = marked.parse(markdown.replaceAll(/<!--[\s\S]*?-->/g, ''), { gfm: true, async: false });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Comment</title><style>${STYLE}</style></head>
<body><main><header><span class="avatar"></span><b>github-actions</b> <span class="bot">bot</span> commented now</header>
<article>${content}</article></main></body></html>`;
}

const STYLE = `
body { margin: 0; padding: 20px; background: #fff; color: #1f2328;
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji"; }
main { width: 860px; border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden; }
header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; color: #59636e; display: flex; gap: 6px; align-items: center; }
header b { color: #1f2328; }
.avatar { width: 24px; height: 24px; border-radius: 50%; background: linear-gradient(135deg, #24292f, #57606a); }
.bot { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 6px; font-size: 12px; }
article { padding: 16px; }
article > :first-child { margin-top: 0; } article > :last-child { margin-bottom: 0; }
h3 { font-size: 17px; margin: 0 0 12px; } p { margin: 0 0 12px; }
ul { margin: 0 0 12px; padding-left: 22px; } li { margin: 4px 0; }
table { border-collapse: collapse; margin: 0 0 14px; } td, th { border: 1px solid #d1d9e0; padding: 5px 12px; }
tr:nth-child(2n) td { background: #f6f8fa; }
code { background: rgba(129,139,152,.12); border-radius: 6px; padding: .15em .4em; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
pre { background: #f6f8fa; border-radius: 6px; padding: 12px; } pre code { background: none; padding: 0; }
blockquote { margin: 0 0 12px; padding: 0 12px; border-left: 4px solid #d1d9e0; color: #59636e; }
details { margin: 0 0 12px; } summary { cursor: pointer; } details[open] summary { margin-bottom: 8px; }
a { color: #0969da; text-decoration: none; } em { color: #59636e; }
`;
