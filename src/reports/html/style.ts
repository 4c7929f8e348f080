/**
 * The one script of the HTML report: search, fold, copy. Everything else works without it (the severity boxes are CSS).
 * It reads and hides existing elements and never creates one from text.
 */
export const SCRIPT = `
(() => {
  const findings = [...document.querySelectorAll('.finding')];
  const search = document.getElementById('search');
  const count = document.getElementById('shown');
  const boxes = [...document.querySelectorAll('.controls input[type=checkbox]')];
  for (const element of document.querySelectorAll('[data-script]')) element.hidden = false;
  const texts = findings.map((finding) => finding.textContent.toLowerCase());
  const update = () => {
    const words = (search ? search.value : '').toLowerCase().split(/\\s+/).filter(Boolean);
    const off = boxes.filter((box) => !box.checked).map((box) => box.value);
    let shown = 0;
    findings.forEach((finding, index) => {
      const fits = words.every((word) => texts[index].includes(word));
      finding.hidden = !fits;
      if (fits && !off.some((severity) => finding.classList.contains(severity))) shown += 1;
    });
    if (count) count.textContent = shown + ' of ' + findings.length + ' shown';
  };
  if (search) search.addEventListener('input', update);
  for (const box of boxes) box.addEventListener('change', update);
  const fold = (open) => { for (const details of document.querySelectorAll('.finding details')) details.open = open; };
  document.getElementById('unfold')?.addEventListener('click', () => fold(true));
  document.getElementById('fold')?.addEventListener('click', () => fold(false));
  addEventListener('beforeprint', () => fold(true));
  const openTarget = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const details = id && document.getElementById(id)?.querySelector('details');
    if (details) details.open = true;
  };
  addEventListener('hashchange', openTarget);
  openTarget();
  const copy = async (text) => {
    try { await navigator.clipboard.writeText(text); return true; } catch { /* not allowed in a local file: use execCommand */ }
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  };
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('button.copy') : null;
    if (!button) return;
    const label = button.dataset.label ??= button.textContent;
    const done = await copy(button.dataset.copy);
    button.textContent = done ? 'Copied' : 'Copying is not allowed here';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
  update();
})();
`;

/** The one style sheet of the HTML report. No colour carries meaning alone; every text has a contrast of 4.5:1 or more. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--panel:#f6f8fa;--text:#1f2328;--muted:#57606a;--line:#d0d7de;--link:#0550ae;--ring:#0969da;
--critical:#7f1d1d;--high:#b83a08;--medium:#855a06;--low:#1d4ed8;--info:#4b5563;--on:#fff;--good:#1a6b34;--warn:#92400e}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--panel:#161b22;--text:#e6edf3;--muted:#9da7b3;--line:#30363d;--link:#79b8ff;--ring:#58a6ff;
--critical:#ff9a9a;--high:#ffb077;--medium:#e8c268;--low:#93b9ff;--info:#b1bac4;--on:#0d1117;--good:#7ee2a8;--warn:#f0c674}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;overflow-wrap:anywhere}
main,header,footer{max-width:62rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.25rem}
h1{font-size:1.9rem;line-height:1.2;margin:.1rem 0 .8rem}
h2{font-size:1.3rem;margin:2.6rem 0 .8rem;padding-bottom:.3rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:0;display:inline;font-weight:600}
h3.group{display:block;margin:1.25rem 0 .5rem}
h4{font-size:.8rem;margin:1rem 0 .2rem;color:var(--muted);font-weight:600}
p{margin:.4rem 0}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.4rem .8rem;z-index:1}
.kicker{color:var(--muted);margin:0}
.headline{font-size:1.05rem}
.verdict{border:1px solid var(--line);border-left:6px solid var(--warn);border-radius:8px;background:var(--panel);padding:.6rem .9rem;margin:.8rem 0}
.verdict>p{font-size:1.25rem;font-weight:700;margin:0}
.verdict.good{border-left-color:var(--good)}.verdict.good>p{color:var(--good)}.verdict.bad{border-left-color:var(--critical)}.verdict.bad>p{color:var(--critical)}.verdict.warn>p{color:var(--warn)}
.blocking{list-style:none;padding:0;margin:.5rem 0 0}.blocking li{display:flex;gap:.1rem;align-items:baseline}.blocking .badge{flex:none}
.chips{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;padding:0;margin:.7rem 0}.chips .badge{margin:0;padding:.05rem .7rem}
.badge.none{background:none;color:var(--muted);border:1px solid var(--line);font-weight:400}
.muted{color:var(--muted)}
.warn{color:var(--warn)}
dl.facts{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1.2rem;margin:1rem 0}
dl.facts dt{color:var(--muted)}
dl.facts dd{margin:0}
.chart{width:100%;max-width:38rem;height:auto;display:block;margin:1rem 0}
.chart text{fill:var(--text);font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
.chart .track{fill:var(--panel)}
.chart .grid{stroke:var(--line)}
.chart .critical{fill:var(--critical)}.chart .high{fill:var(--high)}.chart .medium{fill:var(--medium)}.chart .low{fill:var(--low)}.chart .info{fill:var(--info)}
.controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.8rem 0;padding:.7rem .9rem;background:var(--panel);border:1px solid var(--line);border-radius:8px}
.controls fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
.controls legend{float:left;margin-right:1rem;color:var(--muted)}
.controls label{white-space:nowrap}
.script{display:contents}
[hidden]{display:none!important}
input[type=search],button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:.3rem .6rem}
input[type=search]{min-width:0;max-width:100%}
button{cursor:pointer}
.finding{border:1px solid var(--line);border-left:5px solid var(--info);border-radius:8px;margin:.7rem 0;background:var(--bg)}
.finding.critical{border-left-color:var(--critical)}.finding.high{border-left-color:var(--high)}.finding.medium{border-left-color:var(--medium)}.finding.low{border-left-color:var(--low)}
.finding summary{padding:.65rem .9rem;cursor:pointer}
.finding .body{padding:0 .9rem .9rem}
.badge{display:inline-block;border-radius:99px;padding:0 .6rem;margin-right:.45rem;font-size:.8rem;font-weight:600;color:var(--on);background:var(--info)}
.badge.critical{background:var(--critical)}.badge.high{background:var(--high)}.badge.medium{background:var(--medium)}.badge.low{background:var(--low)}
.status{font-size:.8rem;color:var(--muted);border:1px solid var(--line);border-radius:99px;padding:0 .5rem;margin-left:.4rem}
.status.blocks{color:var(--critical);border-color:var(--critical);font-weight:600}
pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.6rem .8rem;margin:.2rem 0;white-space:pre-wrap;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
ul{padding-left:1.2rem;margin:.2rem 0}
.prose{white-space:pre-line}
figure{margin:1rem 0}figure img{display:block;max-width:min(100%,30rem);border:1px solid var(--line);border-radius:6px}figcaption{color:var(--muted);font-size:.85rem}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;color:var(--muted);padding:.2rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-weight:600;background:var(--panel)}
thead th{overflow-wrap:normal}
td.number,th.number{text-align:right}
footer{padding:2rem 1.25rem 3rem;color:var(--muted);font-size:.85rem}
main:has(#show-critical:not(:checked)) .finding.critical,main:has(#show-high:not(:checked)) .finding.high,main:has(#show-medium:not(:checked)) .finding.medium,main:has(#show-low:not(:checked)) .finding.low,main:has(#show-info:not(:checked)) .finding.info{display:none}
@media (max-width:40rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:.5rem}input[type=search]{min-width:0;width:100%}.controls legend{float:none}.controls label:has(input[type=search]){display:flex;gap:.5rem;align-items:center;width:100%}}
@media print{:root{--bg:#fff;--panel:#f6f8fa;--text:#1f2328;--muted:#57606a;--line:#d0d7de;--link:#0550ae;--critical:#7f1d1d;--high:#b83a08;--medium:#855a06;--low:#1d4ed8;--info:#4b5563;--on:#fff}
html{font-size:11px}body{font-size:1rem;line-height:1.4}main,header,footer{max-width:none;padding-left:2px;padding-right:2px}header{padding-top:0}h1{font-size:2rem}pre,code{font-size:.85rem}pre{padding:.4rem .6rem}h2{margin-top:1.8rem;break-after:avoid}h4{margin-top:.5rem;break-after:avoid}
.controls,.skip,button,p:has(>button){display:none!important}.finding{break-inside:avoid-page}.finding summary{padding:.45rem .9rem .2rem}.finding details::details-content{content-visibility:visible}tr,.chart{break-inside:avoid}th,td{padding:.2rem .5rem}
.badge,.chart *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;
