export const id = 2789;
export const ids = [2789];
export const modules = {

/***/ 94669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/**
 * The address that a link may lead to: absolute http(s), without credentials, and written as an address, not as a sentence
 * that begins like one. Null for anything else, which stays text.
 */
function webAddress(text) {
    if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text))
        return null;
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url : null;
}


/***/ }),

/***/ 88081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

function compareText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
function compareFindings(left, right) {
    return ((0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(left.severity) - (0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(right.severity) ||
        compareText(left.check_id, right.check_id) ||
        compareText(left.fingerprint, right.fingerprint));
}


/***/ }),

/***/ 22789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
// EXTERNAL MODULE: ./build/reports/escape/web-address.js
var web_address = __webpack_require__(94669);
;// CONCATENATED MODULE: ./build/reports/escape/html.js


const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
/**
 * Untrusted text for an HTML text node or a quoted attribute value. Line feeds stay (they are white space there).
 * Never enough for a script, a style, an event handler or a URL: see {@link safeHref}.
 */
function escapeHtml(text) {
    return ((0,controls/* showControls */.m)(text, { multiline: true })
        .replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? character)
        // Reads the same; printed into a workflow log, it is no command.
        .replace(/:(?=:)/g, '&#58;')
        .replace(/##(?=\[)/g, '#&#35;'));
}
/** The URL to put, escaped, into a quoted `href`; null unless {@link webAddress} takes it. */
function safeHref(url) {
    const address = (0,web_address/* webAddress */.D)(url);
    return address === null ? null : escapeHtml(address.href);
}

// EXTERNAL MODULE: ./build/reports/report-facts.js
var report_facts = __webpack_require__(72250);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/reports/findings-order.js
var findings_order = __webpack_require__(88081);
;// CONCATENATED MODULE: ./build/reports/html/findings.js




/** Findings written in full; a browser gets slow beyond. */
const HTML_FINDINGS_MAX = 2_000;
/** Findings that are unfolded when the page opens. */
const OPEN_MAX = 10;
function findingsSection(report, statuses) {
    const findings = [...report.findings].sort(findings_order/* compareFindings */.E);
    const shown = findings.slice(0, HTML_FINDINGS_MAX);
    const hidden = findings.length - shown.length;
    const omitted = report.summary.omitted;
    const notes = [
        ...(hidden > 0
            ? [
                `Only the ${shown.length} most severe findings are on this page; ${(0,report_facts/* plural */.LS)(hidden, 'further one is', 'further ones are')} in the JSON report.`,
            ]
            : []),
        ...(omitted > 0
            ? [
                `The scan stopped recording at its bound: ${(0,report_facts/* plural */.LS)(omitted, 'further finding was', 'further findings were')} seen and left out.`,
            ]
            : []),
    ];
    return [
        '<section aria-labelledby="findings"><h2 id="findings">Findings</h2>',
        ...notes.map((note) => `<p class="warn">${escapeHtml(note)}</p>`),
        findings.length === 0 ? `<p>${escapeHtml((0,report_facts/* outcomeSentence */.yz)(report))}</p>` : findings_controls(report),
        ...shown.map((finding, index) => article(finding, index, statuses)),
        '</section>',
    ].join('\n');
}
function findings_controls(report) {
    const boxes = primitives/* SEVERITIES */.oC.map((severity) => {
        const count = report.summary.by_severity[severity];
        return `<label><input type="checkbox" id="show-${severity}" value="${severity}" checked> ${report_facts/* SEVERITY_NAMES */.tQ[severity]} (${count})</label>`;
    });
    return `<div class="controls"><fieldset><legend>Show</legend>${boxes.join('')}</fieldset>
<div class="script" data-script hidden><label>Search <input type="search" id="search" autocomplete="off"></label>
<button type="button" id="unfold">Unfold all</button><button type="button" id="fold">Fold all</button><span role="status" id="shown" class="muted"></span></div></div>`;
}
function article(finding, index, statuses) {
    const { severity } = finding;
    const status = statuses.get(finding.fingerprint);
    const places = finding.locations.length === 0 ? [finding.location] : finding.locations;
    const more = finding.locations_total - places.length;
    return `<article class="finding ${severity}" id="finding-${index + 1}"><details${index < OPEN_MAX ? ' open' : ''}>
<summary><span class="badge ${severity}">${report_facts/* SEVERITY_NAMES */.tQ[severity]}</span><h3>${escapeHtml(finding.title)}</h3>${status === undefined ? '' : `<span class="status">${status}</span>`}</summary>
<div class="body"><p class="muted">${facts(finding)}</p>
<h4>Found at</h4><ul>${places.map((place) => `<li>${findings_location(place)}</li>`).join('')}${more > 0 ? `<li>and ${(0,report_facts/* plural */.LS)(more, 'more place')}</li>` : ''}</ul>
${prose('Impact', finding.description)}
${finding.evidence.trim() === '' ? '' : `<h4>Proof</h4><pre tabindex="0">${escapeHtml(finding.evidence)}</pre>`}
${finding.remediation.trim() === '' ? '' : `<h4>Fix</h4><p class="prose fix">${escapeHtml(finding.remediation)}</p><p data-script hidden><button type="button" class="copy">Copy fix</button></p>`}
${references(finding.references)}
</div></details></article>`;
}
function facts(finding) {
    return [
        `<code>${escapeHtml(finding.check_id)}</code>`,
        `${finding.confidence} proof`,
        ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)} ${escapeHtml(finding.cvss.vector)}`]),
        ...finding.cwe.map(escapeHtml),
        ...finding.owasp.map(escapeHtml),
        `fingerprint <code>${escapeHtml(finding.fingerprint)}</code>`,
    ].join(' · ');
}
/** Text, not a link: what was found may be a page one should not open by a slip. */
function findings_location(place) {
    return `<code>${escapeHtml((0,report_facts/* describeLocation */.lR)(place))}</code>`;
}
function prose(title, text) {
    return text.trim() === '' ? '' : `<h4>${title}</h4><p class="prose">${escapeHtml(text)}</p>`;
}
function references(urls) {
    if (urls.length === 0)
        return '';
    const items = urls.map((url) => {
        const href = safeHref(url);
        const text = escapeHtml(url);
        return `<li>${href === null ? text : `<a href="${href}" rel="noopener noreferrer">${text}</a>`}</li>`;
    });
    return `<h4>References</h4><ul>${items.join('')}</ul>`;
}

;// CONCATENATED MODULE: ./build/reports/html/script.js
/**
 * The one script of the HTML report: search, fold, copy. Everything else works without it (the severity boxes are CSS).
 * It reads and hides what is in the page; it makes no element from text.
 */
const SCRIPT = `
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
    try { await navigator.clipboard.writeText(text); return true; } catch { /* not allowed from a file: the old way */ }
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
    const text = button.closest('.finding').querySelector('.fix').textContent;
    const done = await copy(text);
    button.textContent = done ? 'Copied' : 'Copying is not allowed here';
    setTimeout(() => { button.textContent = 'Copy fix'; }, 2000);
  });
  update();
})();
`;

;// CONCATENATED MODULE: ./build/reports/html/sections.js



function headerSection(report) {
    const { scan, summary, target, tool } = report;
    const facts = [
        ['Scan type', report_facts/* SCAN_TYPE_NAMES */.Ee[scan.scan_type] ?? scan.scan_type],
        ['Finished', `${(0,report_facts/* formatTime */.fU)(scan.finished_at)}, after ${(0,report_facts/* formatDuration */.a3)(scan.started_at, scan.finished_at)}`],
        ['Ownership', target.status === 'verified' ? 'proven' : `not proven (${target.status})`],
        ['Scan id', scan.id],
        ['Tool', `${tool.name} ${tool.version}; library advisories: ${tool.advisories_date ?? 'none used'}`],
        ['Digest of the findings', summary.digest],
    ];
    const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
    return `<header><p class="kicker">Security scan report</p><h1>${escapeHtml(scan.target)}</h1>
<p class="headline${scan.status === 'succeeded' ? '' : ' warn'}">${escapeHtml((0,report_facts/* outcomeSentence */.yz)(report))}</p><dl class="facts">${rows}</dl></header>`;
}
const ROW = 26;
const TRACK = 420;
/** Bars with their counts; the text alternative says the same. */
function severityChart(report) {
    const counts = report.summary.by_severity;
    const largest = Math.max(1, ...primitives/* SEVERITIES */.oC.map((severity) => counts[severity]));
    const bars = primitives/* SEVERITIES */.oC.map((severity, index) => {
        const y = index * ROW;
        const count = counts[severity];
        const width = count === 0 ? 0 : Math.max(3, Math.round((TRACK * count) / largest));
        return `<text x="0" y="${y + 17}">${report_facts/* SEVERITY_NAMES */.tQ[severity]}</text><rect class="track" x="80" y="${y + 5}" width="${TRACK}" height="15" rx="3"/><rect class="${severity}" x="80" y="${y + 5}" width="${width}" height="15" rx="3"/><text x="${90 + TRACK}" y="${y + 17}">${(0,report_facts/* formatCount */.B4)(count)}</text>`;
    });
    const label = `Findings by severity: ${(0,report_facts/* describeCounts */.wv)(counts)}`;
    return `<svg class="chart" viewBox="0 0 560 ${ROW * primitives/* SEVERITIES */.oC.length}" role="img" aria-label="${label}">${bars.join('')}</svg>`;
}
const COMPLIANCE_NAMES = {
    evidence: 'Evidence in this scan',
    partial: 'Partial evidence',
    uncovered: 'Not covered by this scan',
};
function complianceSection(report) {
    const { compliance } = report;
    const intro = compliance.length === 0
        ? `A ${report.scan.scan_type} scan collects no evidence per requirement.`
        : 'Each row says what this scan adds to the proof of a requirement. No row says that a requirement is met: that takes a person.';
    const rows = compliance.map((row) => `<tr><td>${escapeHtml(row.framework)}</td><td>${escapeHtml(row.requirement)}</td><td>${COMPLIANCE_NAMES[row.status]}</td><td class="number">${row.findings}</td><td>${escapeHtml(row.check_ids.join(', '))}</td></tr>`);
    const body = rows.length === 0
        ? ''
        : table('Evidence per requirement', '<th scope="col">Framework</th><th scope="col">Requirement</th><th scope="col">What this scan says</th><th scope="col" class="number">Findings against it</th><th scope="col">Checks</th>', rows);
    return `<section aria-labelledby="compliance"><h2 id="compliance">Compliance evidence</h2><p>${intro}</p>${body}</section>`;
}
const COVERAGE_ORDER = ['error', 'not_applicable', 'finding', 'passed'];
/** "What was checked, what was not and why." */
function coverageSection(report) {
    const counts = (0,report_facts/* countChecks */.ls)(report);
    const sentence = `${(0,report_facts/* plural */.LS)(report.checks.length, 'check')}: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out.`;
    const rows = [...report.checks]
        .sort((left, right) => COVERAGE_ORDER.indexOf(left.status) - COVERAGE_ORDER.indexOf(right.status))
        .map((check) => `<tr><td>${report_facts/* CHECK_STATUS_NAMES */.VK[check.status]}</td><td><code>${escapeHtml(check.check_id)}</code></td><td>${escapeHtml(check.title)}</td><td>${escapeHtml(check.reason ?? (check.status === 'finding' ? (0,report_facts/* plural */.LS)(check.findings, 'finding') : ''))}</td></tr>`);
    const head = '<th scope="col">Result</th><th scope="col">Check</th><th scope="col">Looks for</th><th scope="col">Reason or findings</th>';
    return `<section aria-labelledby="coverage"><h2 id="coverage">What was checked, what was not and why</h2><p>${sentence}</p>
${table('Every check of this scan with its result', head, rows)}${budgetTable(report)}</section>`;
}
function budgetTable({ budget }) {
    const row = (name, format) => `<tr><td>${name}</td><td class="number">${format(budget[name].used)}</td><td class="number">${format(budget[name].allowed)}</td><td>${budget.exhausted.includes(name) ? 'used up: the look ended early' : 'enough'}</td></tr>`;
    const seconds = (value) => `${value.toFixed(1)} s`;
    const head = '<th scope="col">Budget</th><th scope="col" class="number">Used</th><th scope="col" class="number">Allowed</th><th scope="col">State</th>';
    return table('Budget of the scan', head, [
        row('requests', report_facts/* formatCount */.B4),
        row('connections', report_facts/* formatCount */.B4),
        row('bytes', report_facts/* formatBytes */.z3),
        row('seconds', seconds),
    ]);
}
/** A table that scrolls sideways on a narrow screen, reachable by the keyboard. */
function table(caption, head, rows) {
    return `<div class="table" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

;// CONCATENATED MODULE: ./build/reports/html/style.js
/** The one style sheet of the HTML report. No colour carries meaning alone; every text has a contrast of 4.5:1 or more. */
const STYLE = `
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
h4{font-size:.8rem;margin:1rem 0 .2rem;color:var(--muted);font-weight:600}
p{margin:.4rem 0}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.4rem .8rem;z-index:1}
.kicker{color:var(--muted);margin:0}
.headline{font-size:1.15rem;font-weight:600}
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
input[type=search]{min-width:15rem}
button{cursor:pointer}
.finding{border:1px solid var(--line);border-left:5px solid var(--info);border-radius:8px;margin:.7rem 0;background:var(--bg)}
.finding.critical{border-left-color:var(--critical)}.finding.high{border-left-color:var(--high)}.finding.medium{border-left-color:var(--medium)}.finding.low{border-left-color:var(--low)}
.finding summary{padding:.65rem .9rem;cursor:pointer}
.finding .body{padding:0 .9rem .9rem}
.badge{display:inline-block;border-radius:99px;padding:0 .6rem;margin-right:.45rem;font-size:.8rem;font-weight:600;color:var(--on);background:var(--info)}
.badge.critical{background:var(--critical)}.badge.high{background:var(--high)}.badge.medium{background:var(--medium)}.badge.low{background:var(--low)}
.status{font-size:.8rem;color:var(--muted);border:1px solid var(--line);border-radius:99px;padding:0 .5rem;margin-left:.4rem}
pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.6rem .8rem;margin:.2rem 0;white-space:pre-wrap;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
ul{padding-left:1.2rem;margin:.2rem 0}
.prose{white-space:pre-line}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;color:var(--muted);padding:.2rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line)}
th{color:var(--muted);font-weight:600;background:var(--panel)}
thead th{overflow-wrap:normal}
td.number,th.number{text-align:right}
footer{padding:2rem 1.25rem 3rem;color:var(--muted);font-size:.85rem}
main:has(#show-critical:not(:checked)) .finding.critical,main:has(#show-high:not(:checked)) .finding.high,main:has(#show-medium:not(:checked)) .finding.medium,main:has(#show-low:not(:checked)) .finding.low,main:has(#show-info:not(:checked)) .finding.info{display:none}
@media (max-width:40rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:.5rem}input[type=search]{min-width:0;width:100%}}
@media print{:root{--bg:#fff;--panel:#f6f8fa;--text:#1f2328;--muted:#57606a;--line:#d0d7de;--link:#0550ae;--critical:#7f1d1d;--high:#b83a08;--medium:#855a06;--low:#1d4ed8;--info:#4b5563;--on:#fff}
body{font-size:11px}.controls,.skip,button{display:none!important}.finding{break-inside:avoid-page}details::details-content{content-visibility:visible}tr{break-inside:avoid}h2{break-after:avoid}
.badge,.chart *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

;// CONCATENATED MODULE: ./build/reports/html/render-html.js







function hashSource(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}
/**
 * The report as one self-contained HTML page. Its policy lets the one style sheet and the one script run, by their
 * hashes, and nothing be loaded or sent: a hole in the escaping would still find no script to run.
 */
function renderHtml(report, options = {}) {
    const policy = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; base-uri 'none'; form-action 'none'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="${escapeHtml(`${report.tool.name} ${report.tool.version}`)}">
<title>${escapeHtml(`Security scan report of ${report.scan.target}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${headerSection(report)}
<main>
${severityChart(report)}
${options.trendHtml ?? ''}
${findingsSection(report, options.statuses ?? new Map())}
${complianceSection(report)}
${coverageSection(report)}
</main>
<footer><p>Made ${escapeHtml((0,report_facts/* formatTime */.fU)(report.generated_at))}. A scan finds what its checks look for: it is evidence, not a statement that the target is secure or compliant.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}


/***/ }),

/***/ 72250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Ee: () => (/* binding */ SCAN_TYPE_NAMES),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   VK: () => (/* binding */ CHECK_STATUS_NAMES),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   lR: () => (/* binding */ describeLocation),
/* harmony export */   ls: () => (/* binding */ countChecks),
/* harmony export */   tQ: () => (/* binding */ SEVERITY_NAMES),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   yz: () => (/* binding */ outcomeSentence),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export worstSeverity */
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

const SEVERITY_NAMES = {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
const CHECK_STATUS_NAMES = {
    passed: 'Passed',
    finding: 'Finding',
    not_applicable: 'Not applicable',
    error: 'Could not be carried out',
};
const SCAN_TYPE_NAMES = {
    quick: 'Quick: passive look',
    standard: 'Standard',
    compliance: 'Compliance',
};
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** Thousands separated by a comma, without a locale. */
function formatCount(count) {
    return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `2026-11-21 08:15 UTC`; the text itself when it is no timestamp. */
function formatTime(timestamp) {
    if (timestamp === null)
        return 'not known';
    const time = Date.parse(timestamp);
    return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Time the scan took, or `not known`. */
function formatDuration(from, to) {
    const milliseconds = Date.parse(to ?? '') - Date.parse(from ?? '');
    if (!Number.isFinite(milliseconds) || milliseconds < 0)
        return 'not known';
    const seconds = milliseconds / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
/** Bytes in the unit that reads best. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${Math.round(bytes)} B`;
    if (bytes < 1024 * 1024)
        return `${(bytes / 1024).toFixed(1)} KiB`;
    return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
/** `2 critical, 1 high`; `no findings` when there are none. */
function describeCounts(counts) {
    const parts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0).map((severity) => `${formatCount(counts[severity])} ${severity}`);
    return parts.length === 0 ? 'no findings' : parts.join(', ');
}
/** Number of checks per result. */
function countChecks(report) {
    const counts = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
    for (const check of report.checks)
        counts[check.status] += 1;
    return counts;
}
/** `GET https://example.com/a, parameter q` without the method when there is none. */
function describeLocation(location) {
    const method = location.method === null ? '' : `${location.method} `;
    const parameter = location.parameter === null ? '' : ` (${location.parameter})`;
    return `${method}${location.url}${parameter}`;
}
/**
 * The one sentence that says how the scan came out. A scan that did not succeed is never said to have found nothing; its
 * message is untrusted and still to be escaped.
 */
function outcomeSentence({ scan, summary }) {
    if (scan.status !== 'succeeded') {
        const why = scan.failure === null || scan.failure.message === '' ? '' : `: ${scan.failure.message}`;
        return `The scan did not succeed (${scan.status}${why}). Nothing can be said of the target.`;
    }
    const worst = worstSeverity(summary.by_severity);
    if (worst === null)
        return 'No weakness was found by the checks that ran.';
    return `${plural(summary.total, 'finding')}, the most severe ${summary.total === 1 ? 'is' : 'are'} ${worst}.`;
}
/** The worst severity that occurs, or null. */
function worstSeverity(counts) {
    return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find((severity) => counts[severity] > 0) ?? null;
}


/***/ })

};
