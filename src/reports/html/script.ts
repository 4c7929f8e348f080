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
