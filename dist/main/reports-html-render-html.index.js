export const id = "reports-html-render-html";

export const ids = [ "reports-html-render-html" ];

export const modules = {
58378: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => coverageFacts,
z: () => verified
});
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10467);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const EXAMINED = {
access: () => "the responses to several identities",
active: pages => `the responses to payloads at the insertion points of ${pages}`,
api: () => "the responses of the described operations",
browser: pages => `the scripts of ${pages} in a browser`,
content: pages => `the content of ${pages}`,
cookie: pages => `the cookies of ${pages}`,
cors: pages => `the responses of ${pages} and its endpoints to other origins`,
csp: pages => `the policies of ${pages}`,
disclosure: pages => `the headers of ${pages}`,
dns: () => "the DNS records of the domain",
email: () => "the DNS records of the domain",
exposure: () => "the paths of such files",
http: pages => `the headers of ${pages}`,
js: pages => `the script libraries of ${pages}`,
ports: () => "the ports of such services",
takeover: () => "the DNS records of the domain",
tls: () => "the TLS configuration of the host"
};
function verified(checkId, {coverage: coverage}) {
const pages = coverage === undefined ? "the pages" : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(coverage.pages, "page");
const examined = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.eC)(EXAMINED, checkId.split(".")[0] ?? "");
return examined === undefined ? "Not found." : `Not found in ${examined(pages)}.`;
}
function coverageFacts({coverage: coverage}) {
if (coverage === undefined) return [];
const {browser: browser, api: api, signed_in: signedIn, sign_in_required: isRequired} = coverage;
const created = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.Bm)([ coverage ]);
return [ [ "Pages read", pagesFact(coverage) ], ...reachFacts(coverage), ...created === "" ? [] : [ [ "Created by the scan", created ] ], [ "Signed in", signedIn === undefined ? isRequired ? "no; the application asks for it" : "not asked" : signedIn ? "yes" : "no" ], ...browser === undefined ? [ [ "Browser", "not used by this scan type" ] ] : browserFacts(browser), ...api === undefined ? [] : [ [ "Operations of API descriptions", `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(api.operations)}${api.left_out === 0 ? "" : `; ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(api.left_out)} left out`}` ] ] ];
}
function pagesFact(coverage) {
const {pages: pages} = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.mU)([ coverage ]);
if (pages === undefined) return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(coverage.pages);
return `${(0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.G7)(pages, "pages")}; ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(coverage.pages)} different`;
}
function reachFacts({reach: reach = {}}) {
const rows = [ [ "Views opened", "views" ], [ "Operations requested", "operations" ], [ "Inputs tested", "inputs" ] ];
return rows.flatMap(([name, kind]) => {
const count = reach[kind];
return count === undefined ? [] : [ [ name, (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.G7)(count, kind) ] ];
});
}
function browserFacts(browser) {
if (!browser.used && browser.product === null) return [ [ "Browser", `not used: ${browser.detail ?? "unknown reason"}` ] ];
const sandbox = browser.sandboxed ? "" : ", without its sandbox";
return [ [ "Browser", `${browser.product ?? "used"}${sandbox}; ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(browser.pages, "page")} opened` ], ...browser.detail === null ? [] : [ [ browser.used ? "Not seen in the browser" : "Browser did not finish", browser.detail ] ], [ "Client-side routes", (0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.routes) ], [ "Endpoints of scripts and forms", (0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.endpoints) ], [ "Requests withheld", `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.withheld)} that may change something` ] ];
}
},
82596: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => scannedFindings,
w: () => findingReferences
});
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
function findingReferences({check_url: page, references: references}) {
return page === undefined || page === "" ? references : [ page, ...references.filter(url => url !== page) ];
}
function scannedFindings(reports) {
return reports.flatMap(report => report.findings.map(finding => ({
report: report,
finding: finding
}))).sort((left, right) => (0, _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E)(left.finding, right.finding) || (0, 
_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.n)(left.report.scan.target, right.report.scan.target));
}
},
81163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderHtml: () => renderHtml
});
var external_node_crypto_ = __webpack_require__(77598);
var compare = __webpack_require__(25455);
var html = __webpack_require__(21401);
var report_facts = __webpack_require__(72250);
var primitives = __webpack_require__(89085);
var trend_sentences = __webpack_require__(60836);
const WIDTH = 560;
const HEIGHT = 110;
const TOP = 20;
const DATE_WIDTH = 80;
const OPEN_DAYS_MAX = 14;
function trendHtml(trend) {
const {days: days} = trend;
if (days.length === 0) return "";
const sentences = (0, trend_sentences.c)(trend).map(sentence => `<li>${(0, html.ZD)(sentence)}</li>`);
return `<section aria-labelledby="trend"><h2 id="trend">Trend</h2>\n<ul>${sentences.join("")}</ul>\n${days.length === 1 ? "" : chart(days)}\n<details${days.length > OPEN_DAYS_MAX ? "" : " open"}><summary>Open findings per day</summary>${table(days)}</details></section>`;
}
function table(days) {
const number = value => `<td class="number">${value}</td>`;
const head = [ ...primitives.oC.map(severity => report_facts.tQ[severity]), "Total" ].map(name => `<th scope="col" class="number">${name}</th>`).join("");
const rows = days.toReversed().map(({date: date, counts: counts}) => {
const cells = [ ...primitives.oC.map(severity => counts[severity]), counts.total ].map(number);
return `<tr><th scope="row">${date}</th>${cells.join("")}</tr>`;
});
return `<div class="table" tabindex="0" role="group" aria-label="Open findings per day and severity"><table><caption>Open findings per day and severity, the latest day first</caption><thead><tr><th scope="col">Day</th>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}
function chart(days) {
const largest = Math.max(1, ...days.map(({counts: counts}) => counts.total));
const step = Math.min(40, WIDTH / days.length);
const bars = days.flatMap(({date: date, counts: counts}, index) => {
let y = TOP + HEIGHT;
return primitives.oC.filter(severity => counts[severity] > 0).map(severity => {
const height = HEIGHT * counts[severity] / largest;
y -= height;
return `<rect class="${severity}" x="${round(index * step)}" y="${round(y)}" width="${round(step * .8)}" height="${round(height)}"><title>${date}: ${counts[severity]} ${severity}</title></rect>`;
});
});
const [first] = days;
const last = days.at(-1);
const end = round(days.length * step);
const below = TOP + HEIGHT + 16;
const label = `Open findings per day from ${first?.date} to ${last?.date}, maximum ${largest}; the table below has the numbers.`;
const lastDay = end < 2 * DATE_WIDTH ? "" : `<text x="${round(end - step * .2)}" y="${below}" text-anchor="end">${last?.date}</text>`;
return `<svg class="chart" viewBox="0 0 ${WIDTH} ${TOP + HEIGHT + 22}" role="img" aria-label="${label}"><text x="0" y="13">maximum ${largest}</text><line class="grid" x1="0" y1="${TOP}" x2="${WIDTH}" y2="${TOP}"/>${bars.join("")}<line class="grid" x1="0" y1="${TOP + HEIGHT}" x2="${WIDTH}" y2="${TOP + HEIGHT}"/><text x="0" y="${below}">${first?.date}</text>${lastDay}</svg>`;
}
function round(value) {
return Math.round(value * 100) / 100;
}
var check_groups = __webpack_require__(50773);
var ignore_rule = __webpack_require__(55431);
var reproduction = __webpack_require__(25063);
var shared_text = __webpack_require__(89853);
var findings = __webpack_require__(82596);
const HTML_FINDINGS_MAX = 2e3;
function findingsSection(report, findings) {
const shown = findings.slice(0, HTML_FINDINGS_MAX).map((finding, index) => ({
finding: finding,
index: index
}));
const hidden = findings.length - shown.length;
const omitted = report.summary.omitted;
const notes = [ ...hidden > 0 ? [ `This page shows the ${shown.length} most severe findings; the JSON report has ${(0, 
shared_text.LS)(hidden, "more")}.` ] : [], ...omitted > 0 ? [ `The scan reached its limit of findings and omitted ${(0, 
shared_text.LS)(omitted, "further finding")}.` ] : [] ];
return [ '<section aria-labelledby="findings"><h2 id="findings">Findings</h2>', ...notes.map(note => `<p class="warn">${(0, 
html.ZD)(note)}</p>`), findings.length === 0 ? `<p>${(0, html.ZD)((0, report_facts.yz)(report))}</p>` : controls(report), ...(0, 
check_groups.PY)(shown, ({finding: finding}) => finding.check_id).flatMap(({heading: heading, items: items}) => [ ...heading === null ? [] : [ `<h3 class="group">${heading}</h3>` ], ...items.map(({finding: finding, index: index}) => article(finding, index, report)) ]), "</section>" ].join("\n");
}
function controls(report) {
const boxes = primitives.oC.map(severity => {
const count = report.summary.by_severity[severity];
return `<label><input type="checkbox" id="show-${severity}" value="${severity}" checked> ${report_facts.tQ[severity]} (${count})</label>`;
});
return `<div class="controls"><fieldset><legend>Show</legend>${boxes.join("")}</fieldset>\n<div class="script" data-script hidden><label>Search <input type="search" id="search" autocomplete="off"></label>\n<button type="button" id="unfold">Expand all</button><button type="button" id="fold">Collapse all</button><span role="status" id="shown" class="muted"></span></div></div>`;
}
function article(finding, index, {generated_at: generated}) {
const {severity: severity, gate_status: status} = finding;
const blocks = finding.blocking === true;
const places = finding.locations.length === 0 ? [ finding.location ] : finding.locations;
const more = finding.locations_total - places.length;
return `<article class="finding ${severity}" id="finding-${index + 1}"><details${blocks ? " open" : ""}>\n<summary><span class="badge ${severity}">${report_facts.tQ[severity]}</span><h3>${(0, 
html.sB)(finding.title)}</h3>${blocks ? '<span class="status blocks">blocks</span>' : ""}${status === undefined ? "" : `<span class="status">${status}</span>`}</summary>\n<div class="body"><p class="muted">${facts(finding)}</p>\n<h4>Found at</h4><ul>${places.map(place => `<li>${findings_location(place)}</li>`).join("")}${more > 0 ? `<li>and ${(0, 
shared_text.LS)(more, "more place")}</li>` : ""}</ul>\n${prose("Ignored", (0, report_facts.Po)(finding) ?? "")}${prose("Exploitation", (0, 
report_facts.MJ)(finding) ?? "")}${prose("Impact", finding.description)}\n${finding.evidence.trim() === "" ? "" : `<h4>Proof</h4><pre tabindex="0">${(0, 
html.ZD)(finding.evidence)}</pre>`}\n${findings_reproduction(finding)}\n${prose("Fix", finding.remediation)}\n${acceptance(finding, Date.parse(generated))}\n${references((0, 
findings.w)(finding))}\n</div></details></article>`;
}
function findings_reproduction(finding) {
const steps = (0, reproduction.wo)(finding).map(({label: label, command: command, text: text}) => {
const shown = `<p class="muted">${(0, html.ZD)(text)}</p>`;
if (command === null) return `<li>${label}${shown}</li>`;
return `<li>${label} ${copyButton("Copy curl", command)}<pre tabindex="0">${(0, 
html.ZD)(command)}</pre>${shown}</li>`;
});
return steps.length === 0 ? "" : `<h4>Reproduce</h4><ul>${steps.join("")}</ul>`;
}
function acceptance(finding, now) {
const rule = Number.isNaN(now) ? null : (0, ignore_rule.Z)(finding, now);
return rule === null ? "" : `<p>${copyButton("Copy ignore rule", `ignore:\n${rule}\n`)}</p>`;
}
function copyButton(label, text) {
return `<button type="button" class="copy" data-script hidden data-copy="${(0, html.ZD)(text)}">${label}</button>`;
}
function facts(finding) {
return [ `<code>${(0, html.ZD)(finding.check_id)}</code>`, `confidence: ${finding.confidence}`, ...finding.cvss === null ? [] : [ `CVSS ${finding.cvss.score.toFixed(1)} ${(0, 
html.ZD)(finding.cvss.vector)}` ], ...finding.cwe.map(html.ZD), ...finding.owasp.map(html.ZD), `fingerprint <code>${(0, 
html.ZD)(finding.fingerprint)}</code>` ].join(" · ");
}
function findings_location(place) {
return `<code>${(0, html.ZD)((0, report_facts.lR)(place))}</code>`;
}
function prose(title, text) {
return text.trim() === "" ? "" : `<h4>${title}</h4><p class="prose">${(0, html.ZD)(text)}</p>`;
}
function references(urls) {
if (urls.length === 0) return "";
const items = urls.map(url => {
const href = (0, html.v7)(url);
const text = (0, html.ZD)(url);
return `<li>${href === null ? text : `<a href="${href}" rel="noopener noreferrer">${text}</a>`}</li>`;
});
return `<h4>References</h4><ul>${items.join("")}</ul>`;
}
var records = __webpack_require__(9682);
var coverage_facts = __webpack_require__(58378);
const BLOCKING_MAX = 10;
function headerSection(report, findings) {
const {scan: scan, summary: summary, target: target, tool: tool, gate: gate} = report;
const facts = [ [ "Scan type", (0, records.eC)(report_facts.Ee, scan.scan_type) ?? scan.scan_type ], [ "Finished", `${(0, 
report_facts.fU)(scan.finished_at)} (took ${(0, report_facts.a3)(scan.started_at, scan.finished_at)})` ], [ "Ownership", target.status === "verified" ? "verified" : `not verified (${target.status})` ], [ "Scan ID", scan.id ], [ "Tool", `${tool.name} ${tool.version}; library advisories: ${tool.advisories_date ?? "not used"}${tool.libraries_date === undefined ? "" : `; library fingerprints: ${tool.libraries_date}`}` ], [ "Findings digest", summary.digest ] ];
const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${(0, html.ZD)(value)}</dd>`).join("");
return `<header><p class="kicker">Security scan report</p><h1>${(0, html.ZD)(scan.target)}</h1>\n${gate === undefined ? "" : verdict(report, gate.outcome, findings)}\n<p class="headline${scan.status === "succeeded" ? "" : " warn"}">${(0, 
html.ZD)((0, report_facts.yz)(report))}</p>\n${severityChips(report)}<dl class="facts">${rows}</dl></header>`;
}
function verdict(report, outcome, findings) {
const kind = outcome === "passed" ? "good" : outcome === "failed" ? "bad" : "warn";
const items = findings.flatMap((finding, index) => finding.blocking === true ? [ `<li><span class="badge ${finding.severity}">${report_facts.tQ[finding.severity]}</span><a href="#finding-${index + 1}">${(0, 
html.sB)(finding.title)}</a></li>` ] : []);
const more = items.length - BLOCKING_MAX;
const rest = more > 0 ? `<li>and ${more} more</li>` : "";
const list = items.length === 0 ? "" : `<ul class="blocking">${items.slice(0, BLOCKING_MAX).join("")}${rest}</ul>`;
return `<div class="verdict ${kind}"><p>${(0, html.ZD)((0, report_facts.BT)(report) ?? "")}</p>${list}</div>`;
}
function severityChips(report) {
const counts = report.summary.by_severity;
const chips = primitives.oC.map(severity => {
const count = counts[severity];
return `<li><span class="badge ${count === 0 ? "none" : severity}">${(0, shared_text.B4)(count)} ${report_facts.tQ[severity]}</span></li>`;
});
return `<ul class="chips" aria-label="Findings by severity">${chips.join("")}</ul>`;
}
function complianceSection(report) {
const {compliance: compliance} = report;
const rows = compliance.map(row => `<tr><td>${(0, html.ZD)(row.framework)}</td><td>${(0, 
html.ZD)(row.requirement)}</td><td>${report_facts.lk[row.status]}</td><td class="number">${row.findings}</td><td>${(0, 
html.ZD)(row.check_ids.join(", "))}</td></tr>`);
const body = rows.length === 0 ? "" : sections_table("Evidence per requirement", '<th scope="col">Framework</th><th scope="col">Requirement</th><th scope="col">Evidence</th><th scope="col" class="number">Findings</th><th scope="col">Checks</th>', rows);
return `<section aria-labelledby="compliance"><h2 id="compliance">Compliance evidence</h2><p>${(0, 
html.ZD)((0, report_facts.RF)(report))}</p>${body}</section>`;
}
const COVERAGE_ORDER = [ "error", "not_applicable", "finding", "passed" ];
function coverageRank(check) {
return COVERAGE_ORDER.indexOf(check.status) - ((0, report_facts.mt)(check) ? .5 : 0);
}
function coverageSection(report) {
const sorted = [ ...report.checks ].sort((left, right) => coverageRank(left) - coverageRank(right));
const head = '<th scope="col">Result</th><th scope="col">Check</th><th scope="col">Subject</th><th scope="col">Reason or findings</th>';
const tables = (0, check_groups.PY)(sorted, ({check_id: check_id}) => check_id).map(({heading: heading, items: items}) => {
const rows = items.map(check => `<tr><td>${(0, report_facts.Er)(check)}</td><td><code>${(0, 
html.ZD)(check.check_id)}</code></td><td>${(0, html.sB)((0, report_facts.et)(check))}</td><td>${(0, 
html.ZD)(noteOf(check, report))}</td></tr>`);
return sections_table(heading ?? "Every check of this scan with its result", head, rows);
});
return `<section aria-labelledby="coverage"><h2 id="coverage">Coverage: what was checked, what was not, and why</h2><p>${(0, 
report_facts.Pd)(report)}</p>\n${coverageTable(report)}${screenshot(report)}${tables.join("")}${budgetTable(report)}</section>`;
}
function coverageTable(report) {
const rows = (0, coverage_facts.g)(report).map(([name, value]) => `<tr><th scope="row">${name}</th><td>${(0, 
html.ZD)(value)}</td></tr>`);
const head = '<th scope="col">Coverage</th><th scope="col">Value</th>';
return rows.length === 0 ? "" : sections_table("What the scan reached", head, rows);
}
function screenshot({coverage: coverage}) {
const data = coverage?.browser?.screenshot ?? null;
if (data === null) return "";
return `<figure><img src="data:image/jpeg;base64,${(0, html.ZD)(data)}" alt="The start page as the browser showed it"><figcaption>The start page as the browser showed it</figcaption></figure>`;
}
function noteOf({status: status, reason: reason, findings: findings, check_id: check_id}, report) {
if (reason !== null) return reason;
if (status === "finding") return (0, shared_text.LS)(findings, "finding");
return status === "passed" ? (0, coverage_facts.z)(check_id, report) : "";
}
function budgetTable({budget: budget}) {
const row = (name, format) => `<tr><td>${name}</td><td class="number">${format(budget[name].used)}</td><td class="number">${format(budget[name].allowed)}</td><td>${budget.exhausted.includes(name) ? "exhausted: the scan ended early" : "not used up"}</td></tr>`;
const seconds = value => `${value.toFixed(1)} s`;
const head = '<th scope="col">Budget</th><th scope="col" class="number">Used</th><th scope="col" class="number">Allowed</th><th scope="col">State</th>';
return sections_table("Budget of the scan", head, [ row("requests", shared_text.B4), row("connections", shared_text.B4), row("bytes", report_facts.z3), row("seconds", seconds) ]);
}
function sections_table(caption, head, rows) {
return `<div class="table" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}
const SCRIPT = `\n(() => {\n  const findings = [...document.querySelectorAll('.finding')];\n  const search = document.getElementById('search');\n  const count = document.getElementById('shown');\n  const boxes = [...document.querySelectorAll('.controls input[type=checkbox]')];\n  for (const element of document.querySelectorAll('[data-script]')) element.hidden = false;\n  const texts = findings.map((finding) => finding.textContent.toLowerCase());\n  const update = () => {\n    const words = (search ? search.value : '').toLowerCase().split(/\\s+/).filter(Boolean);\n    const off = boxes.filter((box) => !box.checked).map((box) => box.value);\n    let shown = 0;\n    findings.forEach((finding, index) => {\n      const fits = words.every((word) => texts[index].includes(word));\n      finding.hidden = !fits;\n      if (fits && !off.some((severity) => finding.classList.contains(severity))) shown += 1;\n    });\n    if (count) count.textContent = shown + ' of ' + findings.length + ' shown';\n  };\n  if (search) search.addEventListener('input', update);\n  for (const box of boxes) box.addEventListener('change', update);\n  const fold = (open) => { for (const details of document.querySelectorAll('.finding details')) details.open = open; };\n  document.getElementById('unfold')?.addEventListener('click', () => fold(true));\n  document.getElementById('fold')?.addEventListener('click', () => fold(false));\n  addEventListener('beforeprint', () => fold(true));\n  const openTarget = () => {\n    const id = decodeURIComponent(location.hash.slice(1));\n    const details = id && document.getElementById(id)?.querySelector('details');\n    if (details) details.open = true;\n  };\n  addEventListener('hashchange', openTarget);\n  openTarget();\n  const copy = async (text) => {\n    try { await navigator.clipboard.writeText(text); return true; } catch { /* not allowed in a local file: use execCommand */ }\n    const area = document.createElement('textarea');\n    area.value = text;\n    document.body.append(area);\n    area.select();\n    const done = document.execCommand('copy');\n    area.remove();\n    return done;\n  };\n  document.addEventListener('click', async (event) => {\n    const button = event.target instanceof Element ? event.target.closest('button.copy') : null;\n    if (!button) return;\n    const label = button.dataset.label ??= button.textContent;\n    const done = await copy(button.dataset.copy);\n    button.textContent = done ? 'Copied' : 'Copying is not allowed here';\n    setTimeout(() => { button.textContent = label; }, 2000);\n  });\n  update();\n})();\n`;
const STYLE = `\n:root{color-scheme:light dark;--bg:#fff;--panel:#f6f8fa;--text:#1f2328;--muted:#57606a;--line:#d0d7de;--link:#0550ae;--ring:#0969da;\n--critical:#7f1d1d;--high:#b83a08;--medium:#855a06;--low:#1d4ed8;--info:#4b5563;--on:#fff;--good:#1a6b34;--warn:#92400e}\n@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--panel:#161b22;--text:#e6edf3;--muted:#9da7b3;--line:#30363d;--link:#79b8ff;--ring:#58a6ff;\n--critical:#ff9a9a;--high:#ffb077;--medium:#e8c268;--low:#93b9ff;--info:#b1bac4;--on:#0d1117;--good:#7ee2a8;--warn:#f0c674}}\n*{box-sizing:border-box}\nbody{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;overflow-wrap:anywhere}\nmain,header,footer{max-width:62rem;margin:0 auto;padding:0 1.25rem}\nheader{padding-top:2.25rem}\nh1{font-size:1.9rem;line-height:1.2;margin:.1rem 0 .8rem}\nh2{font-size:1.3rem;margin:2.6rem 0 .8rem;padding-bottom:.3rem;border-bottom:1px solid var(--line)}\nh3{font-size:1rem;margin:0;display:inline;font-weight:600}\nh3.group{display:block;margin:1.25rem 0 .5rem}\nh4{font-size:.8rem;margin:1rem 0 .2rem;color:var(--muted);font-weight:600}\np{margin:.4rem 0}\na{color:var(--link)}\n:focus-visible{outline:2px solid var(--ring);outline-offset:2px}\n.skip{position:absolute;left:-99rem}\n.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.4rem .8rem;z-index:1}\n.kicker{color:var(--muted);margin:0}\n.headline{font-size:1.05rem}\n.verdict{border:1px solid var(--line);border-left:6px solid var(--warn);border-radius:8px;background:var(--panel);padding:.6rem .9rem;margin:.8rem 0}\n.verdict>p{font-size:1.25rem;font-weight:700;margin:0}\n.verdict.good{border-left-color:var(--good)}.verdict.good>p{color:var(--good)}.verdict.bad{border-left-color:var(--critical)}.verdict.bad>p{color:var(--critical)}.verdict.warn>p{color:var(--warn)}\n.blocking{list-style:none;padding:0;margin:.5rem 0 0}.blocking li{display:flex;gap:.1rem;align-items:baseline}.blocking .badge{flex:none}\n.chips{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;padding:0;margin:.7rem 0}.chips .badge{margin:0;padding:.05rem .7rem}\n.badge.none{background:none;color:var(--muted);border:1px solid var(--line);font-weight:400}\n.muted{color:var(--muted)}\n.warn{color:var(--warn)}\ndl.facts{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1.2rem;margin:1rem 0}\ndl.facts dt{color:var(--muted)}\ndl.facts dd{margin:0}\n.chart{width:100%;max-width:38rem;height:auto;display:block;margin:1rem 0}\n.chart text{fill:var(--text);font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}\n.chart .track{fill:var(--panel)}\n.chart .grid{stroke:var(--line)}\n.chart .critical{fill:var(--critical)}.chart .high{fill:var(--high)}.chart .medium{fill:var(--medium)}.chart .low{fill:var(--low)}.chart .info{fill:var(--info)}\n.controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.8rem 0;padding:.7rem .9rem;background:var(--panel);border:1px solid var(--line);border-radius:8px}\n.controls fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}\n.controls legend{float:left;margin-right:1rem;color:var(--muted)}\n.controls label{white-space:nowrap}\n.script{display:contents}\n[hidden]{display:none!important}\ninput[type=search],button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:.3rem .6rem}\ninput[type=search]{min-width:0;max-width:100%}\nbutton{cursor:pointer}\n.finding{border:1px solid var(--line);border-left:5px solid var(--info);border-radius:8px;margin:.7rem 0;background:var(--bg)}\n.finding.critical{border-left-color:var(--critical)}.finding.high{border-left-color:var(--high)}.finding.medium{border-left-color:var(--medium)}.finding.low{border-left-color:var(--low)}\n.finding summary{padding:.65rem .9rem;cursor:pointer}\n.finding .body{padding:0 .9rem .9rem}\n.badge{display:inline-block;border-radius:99px;padding:0 .6rem;margin-right:.45rem;font-size:.8rem;font-weight:600;color:var(--on);background:var(--info)}\n.badge.critical{background:var(--critical)}.badge.high{background:var(--high)}.badge.medium{background:var(--medium)}.badge.low{background:var(--low)}\n.status{font-size:.8rem;color:var(--muted);border:1px solid var(--line);border-radius:99px;padding:0 .5rem;margin-left:.4rem}\n.status.blocks{color:var(--critical);border-color:var(--critical);font-weight:600}\npre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.6rem .8rem;margin:.2rem 0;white-space:pre-wrap;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}\ncode{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}\nul{padding-left:1.2rem;margin:.2rem 0}\n.prose{white-space:pre-line}\nfigure{margin:1rem 0}figure img{display:block;max-width:min(100%,30rem);border:1px solid var(--line);border-radius:6px}figcaption{color:var(--muted);font-size:.85rem}\n.table{overflow-x:auto}\ntable{border-collapse:collapse;width:100%;font-size:.9rem}\ncaption{text-align:left;color:var(--muted);padding:.2rem 0}\nth,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line)}\nth{color:var(--muted);font-weight:600;background:var(--panel)}\nthead th{overflow-wrap:normal}\ntd.number,th.number{text-align:right}\nfooter{padding:2rem 1.25rem 3rem;color:var(--muted);font-size:.85rem}\nmain:has(#show-critical:not(:checked)) .finding.critical,main:has(#show-high:not(:checked)) .finding.high,main:has(#show-medium:not(:checked)) .finding.medium,main:has(#show-low:not(:checked)) .finding.low,main:has(#show-info:not(:checked)) .finding.info{display:none}\n@media (max-width:40rem){dl.facts{grid-template-columns:1fr;gap:0}dl.facts dd{margin-bottom:.5rem}input[type=search]{min-width:0;width:100%}.controls legend{float:none}.controls label:has(input[type=search]){display:flex;gap:.5rem;align-items:center;width:100%}}\n@media print{:root{--bg:#fff;--panel:#f6f8fa;--text:#1f2328;--muted:#57606a;--line:#d0d7de;--link:#0550ae;--critical:#7f1d1d;--high:#b83a08;--medium:#855a06;--low:#1d4ed8;--info:#4b5563;--on:#fff}\nhtml{font-size:11px}body{font-size:1rem;line-height:1.4}main,header,footer{max-width:none;padding-left:2px;padding-right:2px}header{padding-top:0}h1{font-size:2rem}pre,code{font-size:.85rem}pre{padding:.4rem .6rem}h2{margin-top:1.8rem;break-after:avoid}h4{margin-top:.5rem;break-after:avoid}\n.controls,.skip,button,p:has(>button){display:none!important}.finding{break-inside:avoid-page}.finding summary{padding:.45rem .9rem .2rem}.finding details::details-content{content-visibility:visible}tr,.chart{break-inside:avoid}th,td{padding:.2rem .5rem}\n.badge,.chart *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}\n`;
function hashSource(text) {
return `'sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`;
}
function renderHtml(report, options = {}) {
const findings = [ ...report.findings ].sort(compare.E);
const policy = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)};${report.coverage?.browser?.screenshot == null ? "" : " img-src data:;"} base-uri 'none'; form-action 'none'`;
return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n<meta name="generator" content="${(0, 
html.ZD)(`${report.tool.name} ${report.tool.version}`)}">\n<title>${(0, html.ZD)(`Security scan report of ${report.scan.target}`)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<a class="skip" href="#findings">Skip to the findings</a>\n${headerSection(report, findings)}\n<main>\n${options.trend ? trendHtml(options.trend) : ""}\n${findingsSection(report, findings)}\n${complianceSection(report)}\n${coverageSection(report)}\n</main>\n<footer><p>Generated ${(0, 
html.ZD)((0, report_facts.fU)(report.generated_at))}. A scan finds what its checks look for: it is evidence, not a statement that the target is secure or compliant.</p></footer>\n<script>${SCRIPT}<\/script>\n</body>\n</html>\n`;
}
},
60836: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => trendSentences
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
function trendSentences({days: days, oldestOpen: oldestOpen, fixed: fixed}) {
const [first] = days;
const last = days.at(-1);
if (first === undefined || last === undefined) return [];
const sentences = [ change(days, first, last) ];
if (oldestOpen !== null) {
const {ageDays: ageDays, since: since, title: title, severity: severity, target: target} = oldestOpen;
sentences.push(ageDays === 0 ? `The oldest open finding was first seen on ${since}: ${title} (${severity}, ${target}).` : `The oldest open finding is ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(ageDays, "day")} old on ${last.date}, first seen on ${since}: ${title} (${severity}, ${target}).`);
} else if (last.counts.total > 0) {
sentences.push(`There has been an open finding on every day since ${openSince(days)}.`);
}
if (fixed !== null) sentences.push(fixedSentence(fixed));
return sentences;
}
function change(days, first, last) {
const now = `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(last.counts.total, "open finding")} on ${last.date}`;
if (days.length === 1) return `${now}, the first day of the history.`;
const more = last.counts.total - first.counts.total;
if (more === 0) return `${now}, as many as on ${first.date}.`;
return `${now}, ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.abs(more), "finding")} ${more > 0 ? "more" : "fewer"} than on ${first.date}.`;
}
function openSince(days) {
const lastClean = days.findLastIndex(({counts: counts}) => counts.total === 0);
return days[lastClean + 1]?.date;
}
function fixedSentence({count: count, medianDays: medianDays}) {
if (medianDays === null) return "None has been fixed within the history.";
const time = `${medianDays} ${medianDays === 1 ? "day" : "days"}`;
return count === 1 ? `Time to fix: ${time} for the 1 finding that was fixed.` : `Time to fix: ${time} in the median of the ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(count, "finding")} that were fixed.`;
}
},
55431: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ignoreRule
});
const ACCEPTED_DAYS = 90;
function ignoreRule({check_id: check, fingerprint: fingerprint}, now) {
if (!/^[0-9a-f]{32}$/.test(fingerprint)) return null;
const expires = new Date(now + ACCEPTED_DAYS * 864e5).toISOString().slice(0, 10);
const name = /^[a-z][a-z0-9-]{0,29}\.[a-z0-9-]{1,60}$/.test(check) ? ` # ${check}` : "";
return `  - fingerprint: '${fingerprint}'${name}\n    reason: say why it is acceptable\n    expires: ${expires}`;
}
}
};
