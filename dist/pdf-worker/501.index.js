export const id = 501;
export const ids = [501];
export const modules = {

/***/ 501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  drawReport: () => (/* binding */ drawReport)
});

// EXTERNAL MODULE: ./node_modules/pdfkit/js/pdfkit.node.mjs + 28 modules
var pdfkit_node = __webpack_require__(201);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 317 modules
var build = __webpack_require__(868);
;// CONCATENATED MODULE: ./build/contract/primitives.js

/**
 * Words that every resource shares. Severities follow CVSS v4 bands (critical >= 9, high >= 7, medium >= 4,
 * low > 0, info = 0), the same bands GitHub code scanning applies to `security-severity`.
 */
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
const CONFIDENCES = ['certain', 'firm', 'tentative'];
/** Seed, "Resources and their fields", Scan. The list is closed: any other value is a validation error. */
const SCAN_TYPES = ['quick', 'standard', 'compliance'];
/** Position in {@link SEVERITIES}: 0 is the most severe. */
function severityRank(severity) {
    return SEVERITIES.indexOf(severity);
}
/** True when `severity` is at least as severe as `threshold`. */
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}
/** A closed list of strings as one JSON Schema `enum`, which reads better in OpenAPI than `anyOf` of constants. */
function stringEnum(values, description) {
    return build/* Type.Unsafe */.ZUJ.Unsafe({
        type: 'string',
        enum: [...values],
        ...(description === undefined ? {} : { description }),
    });
}
/** `T | null` in the 2020-12 way. */
function nullable(schema) {
    return Type.Union([schema, Type.Null()]);
}
/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
function prefixedId(prefix, description) {
    return Type.String({
        pattern: `^${prefix}_[0-9a-z]{8,40}$`,
        description,
        examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`],
    });
}
const Timestamp = build/* Type.String */.ZUJ.String({
    format: 'date-time',
    description: 'ISO 8601 UTC timestamp with milliseconds.',
    examples: ['2026-11-21T08:15:30.000Z'],
});
const SeveritySchema = stringEnum(SEVERITIES, 'CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.');
const ConfidenceSchema = stringEnum(CONFIDENCES, 'How sure the proof is: certain, firm or tentative.');
const ScanTypeSchema = stringEnum(SCAN_TYPES, 'Depth of the scan.');
const Count = build/* Type.Integer */.ZUJ.Integer({ minimum: 0 });
/** Number of findings per severity with their sum. */
const SeverityCounts = build/* Type.Object */.ZUJ.Object({ critical: Count, high: Count, medium: Count, low: Count, info: Count, total: Count }, { additionalProperties: false, description: 'Number of findings per severity.' });
/** Counts findings by severity. */
function countBySeverity(findings) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: findings.length };
    for (const finding of findings)
        counts[finding.severity] += 1;
    return counts;
}

;// CONCATENATED MODULE: ./build/reports/report-facts.js

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
    const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => `${formatCount(counts[severity])} ${severity}`);
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
    return SEVERITIES.find((severity) => counts[severity] > 0) ?? null;
}

;// CONCATENATED MODULE: ./build/reports/pdf/direct-layout.js
function isEmbeddedFont(font) {
    const given = font;
    return typeof given?.font?.glyphForCodePoint === 'function' && typeof given.scale === 'number';
}
/**
 * Makes the document's current font place one glyph per character, without the general shaping of its font library. Our
 * subsets have no layout tables, so that the result is the same, in less than half of the time for a long report. A
 * pdfkit whose font looks different is left as it is.
 */
function useDirectLayout(doc) {
    const font = doc._font;
    if (!isEmbeddedFont(font))
        return;
    const known = new Map();
    const entryOf = (codePoint) => {
        const found = known.get(codePoint);
        if (found !== undefined)
            return found;
        const { id, advanceWidth } = font.font.glyphForCodePoint(codePoint);
        const width = advanceWidth * font.scale;
        const entry = {
            glyph: { id, advanceWidth, codePoints: [codePoint] },
            position: { xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width },
        };
        known.set(codePoint, entry);
        return entry;
    };
    font.layout = (text, _features, onlyWidth = false) => {
        const glyphs = [];
        const positions = [];
        let advanceWidth = 0;
        for (const character of text) {
            const { glyph, position } = entryOf(character.codePointAt(0) ?? 0);
            advanceWidth += position.xAdvance;
            if (onlyWidth)
                continue;
            glyphs.push(glyph);
            positions.push(position);
        }
        return { glyphs, positions, advanceWidth };
    };
}

;// CONCATENATED MODULE: ./build/reports/pdf/pdfkit-options.js
/** A table header of its column (ISO 32000-1, 14.8.5.7). */
const COLUMN_HEADER = { scope: 'Column' };
/** A figure with its text alternative and its box: left, top, right, bottom in points from the top of the page. */
function figureOptions(alt, bbox) {
    return { alt, bbox };
}
/** Where an outline entry leads: `top` points below the upper edge of the current page, at its left edge. */
function outlinePlace(top, pageWidth, expanded = false) {
    const options = { expanded, top, left: pageWidth };
    return options;
}
/** Ties a link annotation to its tagged text. */
function linkOptions(structParent) {
    const options = { structParent };
    return options;
}

;// CONCATENATED MODULE: ./build/reports/escape/controls.js
/**
 * C0 and C1 controls, DEL, line separators, bidirectional controls, invisible characters, tag characters and lone
 * surrogates: what can move a cursor, reorder a line or hide text ("Trojan Source", CVE-2021-42574). The joiners U+200C
 * and U+200D stay, for scripts and emoji need them.
 */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Makes every hidden character of untrusted text visible, as `\x1b` or `\u{202e}`. The first step of every escaping. */
function showControls(text, options = {}) {
    const lines = options.multiline === true ? text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : text;
    return lines.replace(HIDDEN, (character) => {
        if (character === '\n' && options.multiline === true)
            return character;
        const named = NAMED[character];
        if (named !== undefined)
            return named;
        const code = character.codePointAt(0) ?? 0;
        return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
    });
}

;// CONCATENATED MODULE: ./build/reports/pdf/text-layout.js

/** Drawn in place of a character that the embedded fonts lack (U+FFFD). */
const UNDRAWABLE = '\ufffd';
/** At most this many different characters are named. */
const EXAMPLES_MAX = 8;
/** Text as it can be drawn: hidden characters shown, composed (NFC), missing glyphs replaced by U+FFFD and counted. */
function drawable(text, face, tally, multiline) {
    const shown = showControls(text.normalize('NFC'), { multiline });
    let drawn = '';
    for (const character of shown) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (character === '\n' || face.metrics.has(codePoint)) {
            drawn += character;
            continue;
        }
        drawn += UNDRAWABLE;
        tally.count += 1;
        if (tally.examples.size < EXAMPLES_MAX) {
            tally.examples.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
        }
    }
    return drawn;
}
/** Width of one line in points. */
function widthOf(text, face, size) {
    let thousandths = 0;
    for (const character of text)
        thousandths += face.metrics.advance(character.codePointAt(0) ?? 0);
    return (thousandths * size) / 1000;
}
/** Places inside a long word, such as an address, where a line may end after the character. */
const SOFT_BREAKS = new Set('/?&=;,.:-_+%#@|)]}');
/** A soft place counts in the last part of the line; a space in its first part leaves too much of the line empty. */
const SOFT_BREAK_FROM = 0.6;
const SPACE_BREAK_FROM = 0.4;
/**
 * Breaks drawable text into lines of at most `width` points: at spaces, else at punctuation, else anywhere, so that no
 * text can leave its box. Line feeds end lines. Linear in the length of the text.
 */
function wrapText(text, face, size, width) {
    return text.split('\n').flatMap((line) => wrapLine([...line], face, (width * 1000) / size));
}
function wrapLine(characters, face, limit) {
    const lines = [];
    let start = 0;
    let used = 0;
    let spaceBreak = -1;
    let spaceUsed = 0;
    let softBreak = -1;
    for (let index = 0; index < characters.length; index += 1) {
        const character = characters[index] ?? '';
        const advance = face.metrics.advance(character.codePointAt(0) ?? 0);
        if (used + advance > limit && index > start && character !== ' ') {
            const spaceIsFar = spaceBreak > start && spaceUsed >= limit * SPACE_BREAK_FROM;
            const end = spaceIsFar || (spaceBreak > start && softBreak < 0) ? spaceBreak : softBreak > start ? softBreak : index;
            lines.push(lineOf(characters, start, end));
            start = end;
            used = lengthOf(characters, start, index, face);
            spaceBreak = -1;
            softBreak = -1;
        }
        used += advance;
        if (character === ' ')
            [spaceBreak, spaceUsed] = [index + 1, used];
        else if (SOFT_BREAKS.has(character) && used > limit * SOFT_BREAK_FROM)
            softBreak = index + 1;
    }
    lines.push(lineOf(characters, start, characters.length));
    return lines;
}
/** One space is kept where a line ended at one: text that is copied or read aloud needs it between the words. */
function lineOf(characters, start, end) {
    return characters.slice(start, end).join('').replace(/ +$/, ' ');
}
function lengthOf(characters, from, to, face) {
    let sum = 0;
    for (let index = from; index < to; index += 1)
        sum += face.metrics.advance(characters[index]?.codePointAt(0) ?? 0);
    return sum;
}
/** The first `limit` lines; when more are left out, the last one ends with an ellipsis, within `width` points. */
function clampLines(lines, limit, { face, size, width }) {
    if (lines.length <= limit)
        return [...lines];
    const last = [...(lines[limit - 1] ?? '').trimEnd()];
    while (last.length > 0 && widthOf(`${last.join('')}…`, face, size) > width)
        last.pop();
    return [...lines.slice(0, limit - 1), `${last.join('')}…`];
}

;// CONCATENATED MODULE: ./build/reports/pdf/theme.js
/** A4 in points (1/72 inch). */
const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 64 };
const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** Every colour has a contrast of at least 4.5:1 with white (WCAG 2.2, 1.4.3). */
const SEVERITY_COLORS = {
    critical: '#7f1d1d',
    high: '#c2410c',
    medium: '#92650a',
    low: '#1d4ed8',
    info: '#4b5563',
};
const COLORS = {
    text: '#1f2328',
    muted: '#57606a',
    line: '#d0d7de',
    panel: '#f6f8fa',
    link: '#0550ae',
    good: '#1a6b34',
    warning: '#92400e',
};

;// CONCATENATED MODULE: ./build/reports/pdf/page-flow.js




const STYLES = {
    body: { font: 'sans', size: 9.5, color: COLORS.text, leading: 1.42 },
    strong: { font: 'bold', size: 9.5, color: COLORS.text, leading: 1.42 },
    muted: { font: 'sans', size: 8.5, color: COLORS.muted, leading: 1.4 },
    label: { font: 'bold', size: 8, color: COLORS.muted, leading: 1.5 },
    code: { font: 'mono', size: 8, color: COLORS.text, leading: 1.4 },
    cell: { font: 'sans', size: 8.5, color: COLORS.text, leading: 1.35 },
    cellStrong: { font: 'bold', size: 8.5, color: COLORS.text, leading: 1.35 },
};
const PANEL_PADDING = 6;
/**
 * Draws tagged text downwards over pages. All text is broken into lines here, before pdfkit sees it, and nothing is drawn
 * across a page end: no text of a stranger can leave its box, overlap or hide another.
 */
class PageFlow {
    doc;
    undrawable = { count: 0, examples: new Set() };
    #faces;
    y = PAGE.top;
    constructor(doc, faces) {
        this.doc = doc;
        this.#faces = faces;
        for (const face of Object.values(faces)) {
            doc.registerFont(face.name, face.bytes).font(face.name);
            useDirectLayout(doc);
        }
    }
    get bottom() {
        return PAGE.height - PAGE.bottom;
    }
    newPage() {
        this.doc.addPage();
        this.y = PAGE.top;
    }
    /** Begins a new page unless `height` points are free on this one. */
    ensure(height) {
        if (this.y + height > this.bottom)
            this.newPage();
    }
    space(height) {
        this.y = Math.min(this.y + height, this.bottom);
    }
    /** Lines of `text` as they will be drawn. */
    lines(text, style, width, multiline = false) {
        const face = this.#faces[style.font];
        return wrapText(drawable(text, face, this.undrawable, multiline), face, style.size, width);
    }
    /** The first `limit` of them, the last one marked when it is not the end. */
    clamp(lines, limit, style, width) {
        return clampLines(lines, limit, { face: this.#faces[style.font], size: style.size, width });
    }
    width(text, style) {
        return widthOf(text, this.#faces[style.font], style.size);
    }
    /** Draws lines at a place of the page, without moving on. Call it inside a structure element or an artifact. */
    drawLines(lines, style, x, top) {
        const { doc } = this;
        const height = style.size * style.leading;
        doc.font(style.font).fontSize(style.size).fillColor(style.color);
        lines.forEach((line, index) => {
            const baseline = top + index * height + height * 0.5 + style.size * 0.36;
            if (line.trim() !== '')
                doc.text(line, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        });
    }
    /** Shapes that carry no content of their own (PDF "artifact"). */
    artifact(draw) {
        this.doc.markContent('Artifact', { type: 'Layout' });
        draw();
        this.doc.endMarkedContent();
    }
    rectangle(x, top, width, height, color, radius = 0) {
        this.artifact(() => {
            if (radius > 0)
                this.doc.roundedRect(x, top, width, height, radius).fill(color);
            else
                this.doc.rect(x, top, width, height).fill(color);
        });
    }
    rule() {
        this.rectangle(PAGE.left, this.y, CONTENT_WIDTH, 0.6, COLORS.line);
        this.y += 0.6;
    }
    /** A block of text as one structure element, over as many pages as it needs. */
    block(parent, text, style, options = {}) {
        const padding = options.panel === undefined ? 0 : PANEL_PADDING;
        const indent = options.indent ?? 0;
        const outer = options.width ?? CONTENT_WIDTH - indent;
        const all = this.lines(text, style, outer - 2 * padding, options.multiline ?? false);
        const lines = options.maxLines === undefined ? all : this.clamp(all, options.maxLines, style, outer - 2 * padding);
        const height = style.size * style.leading;
        this.ensure(Math.min(lines.length, 2) * height + 2 * padding + (options.keep ?? 0));
        const isLink = options.link !== undefined || options.goTo !== undefined;
        const element = this.doc.struct(isLink ? 'Link' : (options.tag ?? 'P'));
        parent.add(element);
        for (let next = 0; next < lines.length;) {
            this.ensure(height + 2 * padding);
            const count = Math.max(1, Math.floor((this.bottom - this.y - 2 * padding) / height));
            const part = lines.slice(next, next + count);
            next += part.length;
            const boxHeight = part.length * height + 2 * padding;
            if (options.panel !== undefined)
                this.rectangle(PAGE.left + indent, this.y, outer, boxHeight, options.panel, 3);
            const [x, top] = [PAGE.left + indent + padding, this.y + padding];
            if (options.destination !== undefined && next === part.length)
                this.doc.addNamedDestination(options.destination, 'XYZ', PAGE.left, top - 10, null);
            element.add(() => this.drawLines(part, style, x, top));
            if (isLink) {
                const widest = Math.max(...part.map((line) => this.width(line.trimEnd(), style)));
                const box = [x, top, widest, part.length * height];
                if (options.link !== undefined)
                    this.doc.link(...box, options.link, linkOptions(element));
                else if (options.goTo !== undefined)
                    this.doc.goTo(...box, options.goTo, linkOptions(element));
            }
            this.y += boxHeight;
        }
        element.end();
        this.space(options.after ?? 0);
    }
    /** A heading that does not stand alone at the end of a page. */
    heading(parent, level, text, options = {}) {
        const size = { 1: 18, 2: 13, 3: 10.5 }[level];
        this.block(parent, text, { font: 'bold', size, color: COLORS.text, leading: 1.3 }, { tag: `H${level}`, after: level === 3 ? 3 : 7, keep: level === 1 ? 90 : 45, ...options });
    }
}

;// CONCATENATED MODULE: ./build/reports/pdf/table.js



const PADDING = 5;
/** A row never grows above a third of a page, whatever its cells hold. */
const CELL_LINES_MAX = 18;
/** A tagged table (Table, TR, TH with column scope, TD) whose header is repeated on every page. */
function drawTable(flow, parent, columns, rows) {
    const { doc } = flow;
    const table = doc.struct('Table');
    parent.add(table);
    const edges = [PAGE.left];
    for (const column of columns)
        edges.push((edges.at(-1) ?? 0) + column.share * CONTENT_WIDTH);
    const cellWidth = (index) => (columns[index]?.share ?? 0) * CONTENT_WIDTH - 2 * PADDING;
    const lineHeight = (style) => style.size * style.leading;
    const header = columns.map((column, index) => flow.lines(column.title, STYLES.label, cellWidth(index)));
    const headerHeight = Math.max(...header.map((lines) => lines.length)) * lineHeight(STYLES.label) + PADDING * 1.4;
    const drawHeaderCell = (index, top) => flow.drawLines(header[index] ?? [], STYLES.label, (edges[index] ?? 0) + PADDING, top + PADDING * 0.7);
    const layout = rows.map((row) => row.map((cell, index) => {
        const text = typeof cell === 'string' ? cell : cell.text;
        const style = (typeof cell === 'string' ? undefined : cell.style) ?? columns[index]?.style ?? STYLES.cell;
        return {
            style,
            lines: flow.clamp(flow.lines(text, style, cellWidth(index)), CELL_LINES_MAX, style, cellWidth(index)),
        };
    }));
    const heightOf = (row) => Math.max(...row.map((cell) => cell.lines.length * lineHeight(cell.style))) + PADDING * 1.4;
    const [first] = layout;
    flow.ensure(headerHeight + (first === undefined ? 0 : heightOf(first)));
    const startHeader = (tagged) => {
        const top = flow.y;
        flow.rectangle(PAGE.left, top, CONTENT_WIDTH, headerHeight, COLORS.panel);
        if (tagged) {
            const head = doc.struct('TR');
            table.add(head);
            columns.forEach((_column, index) => {
                head.add(doc.struct('TH', COLUMN_HEADER, () => drawHeaderCell(index, top)));
            });
            head.end();
        }
        else {
            flow.artifact(() => {
                for (const index of columns.keys())
                    drawHeaderCell(index, top);
            });
        }
        flow.y += headerHeight;
    };
    startHeader(true);
    for (const row of layout) {
        const height = heightOf(row);
        if (flow.y + height > flow.bottom) {
            flow.newPage();
            startHeader(false);
        }
        const top = flow.y;
        const line = doc.struct('TR');
        table.add(line);
        row.forEach((cell, index) => {
            const x = (edges[index] ?? 0) + PADDING;
            line.add(doc.struct('TD', {}, () => flow.drawLines(cell.lines, cell.style, x, top + PADDING * 0.7)));
        });
        line.end();
        flow.y += height;
        flow.rectangle(PAGE.left, flow.y - 0.5, CONTENT_WIDTH, 0.5, COLORS.line);
    }
    table.end();
    flow.space(12);
}

;// CONCATENATED MODULE: ./build/reports/pdf/appendices.js





const COMPLIANCE_NAMES = {
    evidence: 'Evidence in this scan',
    partial: 'Partial evidence',
    uncovered: 'Not covered by this scan',
};
/** Rows of one appendix table; a scan has some hundred checks and requirements at most. */
const ROWS_MAX = 1_000;
/** What the scan can say of the requirements of each framework. */
function drawComplianceAppendix(flow, root, report) {
    const section = begin(flow, root, 'Appendix A: compliance evidence', 'compliance');
    if (report.compliance.length === 0) {
        flow.block(section, `A ${report.scan.scan_type} scan collects no evidence per requirement.`, STYLES.body);
    }
    else {
        flow.block(section, 'Each row says what this scan adds to the proof of a requirement. No row says that a requirement is met: that takes a person.', STYLES.body, { after: 10 });
    }
    const frameworks = [...new Set(report.compliance.map((row) => row.framework))];
    for (const framework of frameworks) {
        flow.heading(section, 2, framework);
        drawTable(flow, section, [
            { title: 'Requirement', share: 0.16, style: STYLES.cellStrong },
            { title: 'What this scan says', share: 0.26 },
            { title: 'Findings against it', share: 0.14 },
            { title: 'Checks', share: 0.44 },
        ], report.compliance
            .filter((row) => row.framework === framework)
            .slice(0, ROWS_MAX)
            .map((row) => [
            row.requirement,
            { text: COMPLIANCE_NAMES[row.status] },
            formatCount(row.findings),
            row.check_ids.join(', '),
        ]));
    }
    section.end();
}
/** "What was checked, what was not and why": every check with its result, and the budget used. */
function drawCoverageAppendix(flow, root, report) {
    const section = begin(flow, root, 'Appendix B: what was checked', 'coverage');
    const groups = ['error', 'not_applicable', 'finding', 'passed'];
    for (const status of groups) {
        const checks = report.checks.filter((check) => check.status === status).slice(0, ROWS_MAX);
        if (checks.length === 0)
            continue;
        flow.heading(section, 2, `${CHECK_STATUS_NAMES[status]} (${checks.length})`);
        const reasons = status === 'error' || status === 'not_applicable';
        drawTable(flow, section, [
            { title: 'Check', share: 0.3 },
            { title: reasons ? 'Looks for' : 'Looked for', share: reasons ? 0.34 : 0.52 },
            {
                title: reasons ? 'Why it gave no result' : status === 'finding' ? 'Findings' : 'Severity',
                share: reasons ? 0.36 : 0.18,
            },
        ], checks.map((check) => [
            check.check_id,
            check.title,
            reasons
                ? (check.reason ?? 'no reason given')
                : status === 'finding'
                    ? formatCount(check.findings)
                    : SEVERITY_NAMES[check.severity],
        ]));
    }
    drawBudget(flow, section, report);
    section.end();
}
function drawBudget(flow, section, { budget }) {
    flow.heading(section, 2, 'Budget used');
    const row = (name, format) => [
        name,
        format(budget[name].used),
        format(budget[name].allowed),
        budget.exhausted.includes(name) ? 'used up: the look ended early' : 'enough',
    ];
    const seconds = (value) => `${value.toFixed(1)} s`;
    drawTable(flow, section, [
        { title: 'Budget', share: 0.25, style: STYLES.cellStrong },
        { title: 'Used', share: 0.2 },
        { title: 'Allowed', share: 0.2 },
        { title: 'State', share: 0.35 },
    ], [row('requests', formatCount), row('connections', formatCount), row('bytes', formatBytes), row('seconds', seconds)]);
}
/** Says which characters could not be drawn, when there were any. */
function drawCharacterNote(flow, root) {
    const { count, examples } = flow.undrawable;
    if (count === 0)
        return;
    const named = [...examples].join(', ');
    const text = `Note: ${formatCount(count)} ${count === 1 ? 'character' : 'characters'} of the report (${named}${count > examples.size ? ', …' : ''}) cannot be drawn with the embedded fonts, which cover Latin, Greek and Cyrillic. Each is shown as \ufffd; the JSON report has the original.`;
    flow.block(root, text, { ...STYLES.muted, color: COLORS.warning }, { tag: 'Note' });
}
function begin(flow, root, title, destination) {
    const section = flow.doc.struct('Sect', { title });
    root.add(section);
    flow.newPage();
    flow.doc.outline.addItem(title, outlinePlace(0, PAGE.width));
    flow.heading(section, 1, title, { destination });
    return section;
}

;// CONCATENATED MODULE: ./build/reports/pdf/severity-chart.js





const ROW = 22;
const LABEL_WIDTH = 70;
const COUNT_WIDTH = 50;
/** A bar per severity with its count: readable without colour, with a text that says the same. */
function drawSeverityChart(flow, parent, report) {
    const counts = report.summary.by_severity;
    const height = ROW * SEVERITIES.length;
    flow.ensure(height);
    const top = flow.y;
    const barWidth = CONTENT_WIDTH - LABEL_WIDTH - COUNT_WIDTH;
    const largest = Math.max(1, ...SEVERITIES.map((severity) => counts[severity]));
    const figure = flow.doc.struct('Figure', figureOptions(`Bar chart of findings by severity: ${describeCounts(counts)}.`, [
        PAGE.left,
        top,
        PAGE.left + CONTENT_WIDTH,
        top + height,
    ]), () => {
        SEVERITIES.forEach((severity, index) => {
            const y = top + index * ROW;
            const count = counts[severity];
            const label = { ...STYLES.strong, color: SEVERITY_COLORS[severity] };
            flow.drawLines([SEVERITY_NAMES[severity]], label, PAGE.left, y + 3);
            flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, barWidth, ROW - 9, 2).fill(COLORS.panel);
            const length = count === 0 ? 0 : Math.max(3, (barWidth * count) / largest);
            if (length > 0)
                flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, length, ROW - 9, 2).fill(SEVERITY_COLORS[severity]);
            flow.drawLines([formatCount(count)], STYLES.strong, PAGE.left + LABEL_WIDTH + barWidth + 10, y + 3);
        });
    });
    parent.add(figure);
    flow.y = top + height;
    flow.space(14);
}

;// CONCATENATED MODULE: ./build/reports/pdf/cover.js





/** First page: what was scanned, when, how, and how much was found. It passes no judgement: that is the gate's. */
function drawCover(flow, root, report) {
    const section = flow.doc.struct('Sect', { title: 'Cover' });
    root.add(section);
    flow.doc.outline.addItem('Cover', outlinePlace(0, PAGE.width));
    flow.rectangle(0, 0, PAGE.width, 8, COLORS.text);
    flow.y = 96;
    flow.block(section, 'Security scan report', STYLES.label, { after: 6 });
    flow.block(section, report.scan.target, { font: 'bold', size: 25, color: COLORS.text, leading: 1.2 }, { tag: 'H1', maxLines: 4, after: 22 });
    const worst = worstSeverity(report.summary.by_severity);
    flow.block(section, outcomeSentence(report), { font: 'bold', size: 13, color: worst === null ? COLORS.good : SEVERITY_COLORS[worst], leading: 1.4 }, { after: 14 });
    drawSeverityChart(flow, section, report);
    flow.space(10);
    const facts = [
        ['Target', report.scan.target],
        ['Scan type', SCAN_TYPE_NAMES[report.scan.scan_type] ?? report.scan.scan_type],
        ['Started', formatTime(report.scan.started_at)],
        ['Finished', formatTime(report.scan.finished_at)],
        ['Duration', formatDuration(report.scan.started_at, report.scan.finished_at)],
        ['Ownership', report.target.status === 'verified' ? 'proven' : `not proven (${report.target.status})`],
        ['Scan id', report.scan.id],
        ['Report made', `${formatTime(report.generated_at)} by ${report.tool.name} ${report.tool.version}`],
        ['Library advisories', report.tool.advisories_date ?? 'none used'],
        ['Digest of the findings (SHA-256)', report.summary.digest],
    ];
    if (!report.scan.livemode)
        facts.push(['Mode', 'test: made with a test-mode key']);
    const list = flow.doc.struct('L', { title: 'Facts of the scan' });
    section.add(list);
    const labelWidth = 150;
    for (const [label, value] of facts) {
        const lines = flow.lines(value, STYLES.body, CONTENT_WIDTH - labelWidth).slice(0, 4);
        const labels = flow.lines(label, STYLES.muted, labelWidth - 10);
        const height = Math.max(lines.length, labels.length) * 14 + 5;
        flow.ensure(height);
        const { y } = flow;
        const item = flow.doc.struct('LI');
        list.add(item);
        item.add(flow.doc.struct('Lbl', {}, () => flow.drawLines(labels, STYLES.muted, PAGE.left, y)));
        item.add(flow.doc.struct('LBody', {}, () => flow.drawLines(lines, STYLES.body, PAGE.left + labelWidth, y)));
        item.end();
        flow.y += height;
        flow.rectangle(PAGE.left, flow.y - 3, CONTENT_WIDTH, 0.5, COLORS.line);
    }
    list.end();
    drawContents(flow, section);
    section.end();
}
const CONTENTS = [
    ['Summary', 'summary'],
    ['Findings', 'findings'],
    ['Appendix A: compliance evidence', 'compliance'],
    ['Appendix B: what was checked, what was not and why', 'coverage'],
];
function drawContents(flow, section) {
    flow.ensure(120);
    flow.space(20);
    flow.block(section, 'Contents', STYLES.label, { after: 2 });
    for (const [title, destination] of CONTENTS)
        flow.block(section, title, { ...STYLES.body, color: COLORS.link }, { goTo: destination });
}

;// CONCATENATED MODULE: ./build/reports/escape/web-address.js
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

;// CONCATENATED MODULE: ./build/reports/pdf/findings-section.js







/** Places of one finding that are listed; the JSON report has up to 25. */
const PLACES_MAX = 8;
const REFERENCES_MAX = 6;
/** Every finding with proof, impact and fix, most severe first. */
function drawFindings(flow, root, bounded) {
    const { findings } = bounded.report;
    const section = flow.doc.struct('Sect', { title: 'Findings' });
    root.add(section);
    // A page of its own for one sentence would look like something is missing.
    if (findings.length > 0)
        flow.newPage();
    else
        flow.space(24);
    const outline = flow.doc.outline.addItem('Findings', outlinePlace(flow.y - 10, PAGE.width, true));
    flow.heading(section, 1, 'Findings', { destination: 'findings' });
    if (findings.length === 0)
        flow.block(section, 'The checks that ran found no weakness.', STYLES.body);
    let number = 0;
    for (const severity of SEVERITIES) {
        const group = findings.filter((finding) => finding.severity === severity);
        if (group.length === 0)
            continue;
        flow.ensure(120);
        const all = bounded.report.summary.by_severity[severity];
        const count = all > group.length ? `${formatCount(group.length)} of ${formatCount(all)}` : formatCount(group.length);
        const title = `${SEVERITY_NAMES[severity]} (${count})`;
        const item = outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
        flow.heading(section, 2, title);
        for (const finding of group) {
            number += 1;
            drawFinding(flow, section, item, finding, number);
        }
    }
    if (bounded.restTotal > 0)
        drawRest(flow, section, outline, bounded);
    section.end();
}
function drawFinding(flow, parent, outline, finding, number) {
    flow.ensure(110);
    const element = flow.doc.struct('Sect', { title: finding.check_id });
    parent.add(element);
    const color = SEVERITY_COLORS[finding.severity];
    flow.rectangle(PAGE.left, flow.y, CONTENT_WIDTH, 2, color);
    flow.y += 7;
    const heading = `${number}. ${finding.title}`;
    outline.addItem(heading.length > 100 ? `${heading.slice(0, 99)}…` : heading, outlinePlace(flow.y - 10, PAGE.width));
    flow.heading(element, 3, heading, { maxLines: 6 });
    const [first, second] = facts(finding);
    flow.block(element, first, { ...STYLES.muted, font: 'bold', color });
    flow.block(element, second, STYLES.muted, { after: 5, maxLines: 4 });
    label(flow, element, finding.locations_total > 1 ? `Found at ${plural(finding.locations_total, 'place')}` : 'Found at');
    const places = finding.locations.length === 0 ? [finding.location] : finding.locations.slice(0, PLACES_MAX);
    for (const place of places)
        flow.block(element, describeLocation(place), STYLES.code, { maxLines: 12 });
    const hidden = finding.locations_total - places.length;
    if (hidden > 0)
        flow.block(element, `and ${plural(hidden, 'more place')}; the JSON report lists up to 25`, STYLES.muted);
    flow.space(5);
    part(flow, element, 'Impact', finding.description);
    if (finding.evidence.trim() !== '') {
        label(flow, element, 'Proof');
        flow.block(element, finding.evidence, STYLES.code, {
            tag: 'Code',
            multiline: true,
            panel: COLORS.panel,
            maxLines: 60,
            after: 7,
        });
    }
    part(flow, element, 'Fix', finding.remediation);
    const references = finding.references.slice(0, REFERENCES_MAX);
    if (references.length > 0) {
        label(flow, element, 'References');
        for (const reference of references)
            drawReference(flow, element, reference);
        flow.space(4);
    }
    flow.space(10);
    element.end();
}
/** What the severity rests on, in two lines. */
function facts(finding) {
    return [
        [SEVERITY_NAMES[finding.severity], `${finding.confidence} proof`, finding.check_id].join(' · '),
        [
            ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)} ${finding.cvss.vector}`]),
            ...finding.cwe,
            ...finding.owasp,
            `fingerprint ${finding.fingerprint}`,
        ].join(' · '),
    ];
}
function label(flow, parent, text) {
    flow.block(parent, text, STYLES.label, { keep: 16 });
}
function part(flow, parent, title, text) {
    if (text.trim() === '')
        return;
    label(flow, parent, title);
    flow.block(parent, text, STYLES.body, { after: 7, multiline: true, maxLines: 120 });
}
/** Only plain http(s) addresses become links; anything else stays text. */
function drawReference(flow, parent, reference) {
    const url = webAddress(reference);
    flow.block(parent, reference, { ...STYLES.muted, color: url !== null ? COLORS.link : COLORS.muted }, {
        maxLines: 4,
        ...(url === null ? {} : { link: url.href }),
    });
}
function drawRest(flow, section, outline, bounded) {
    flow.ensure(140);
    const title = `${plural(bounded.restTotal, 'further finding')}, counted by check`;
    outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
    flow.heading(section, 2, title);
    flow.block(section, `To keep this document readable, only the ${bounded.report.findings.length} most severe findings are drawn in full. The JSON report holds all of them.`, STYLES.body, { after: 8 });
    drawTable(flow, section, [
        { title: 'Severity', share: 0.14, style: STYLES.cellStrong },
        { title: 'Check', share: 0.3 },
        { title: 'Weakness', share: 0.42 },
        { title: 'Findings', share: 0.14 },
    ], bounded.rest.map((row) => [SEVERITY_NAMES[row.severity], row.check_id, row.title, formatCount(row.count)]));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(136);
;// CONCATENATED MODULE: ./build/reports/pdf/truetype-metrics.js
/**
 * Reads `cmap`, `hhea`, `hmtx` and `head` of a TrueType font (OpenType 1.9 names). It is meant for our own embedded
 * fonts, not for fonts of strangers.
 * @throws RangeError when the bytes are not such a font
 */
function readTrueTypeMetrics(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const tables = readTables(view);
    const unitsPerEm = view.getUint16(tableOffset(tables, 'head') + 18);
    const fullMetrics = view.getUint16(tableOffset(tables, 'hhea') + 34);
    const hmtx = tableOffset(tables, 'hmtx');
    const glyphs = readCharacterMap(view, tableOffset(tables, 'cmap'));
    const advances = new Map();
    const advance = (codePoint) => {
        const known = advances.get(codePoint);
        if (known !== undefined)
            return known;
        const glyph = glyphs.get(codePoint) ?? 0;
        const units = view.getUint16(hmtx + 4 * Math.min(glyph, fullMetrics - 1));
        const width = (units * 1000) / unitsPerEm;
        advances.set(codePoint, width);
        return width;
    };
    return { has: (codePoint) => glyphs.has(codePoint), advance };
}
function readTables(view) {
    const tables = new Map();
    const count = view.getUint16(4);
    for (let index = 0; index < count; index += 1) {
        const record = 12 + 16 * index;
        const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
        tables.set(tag, view.getUint32(record + 8));
    }
    return tables;
}
function tableOffset(tables, tag) {
    const offset = tables.get(tag);
    if (offset === undefined)
        throw new RangeError(`The font has no ${tag} table.`);
    return offset;
}
/** Code point to glyph of the Unicode subtable: format 12 where there is one, else format 4. */
function readCharacterMap(view, cmap) {
    const subtables = new Map();
    const count = view.getUint16(cmap + 2);
    for (let index = 0; index < count; index += 1) {
        const offset = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
        subtables.set(view.getUint16(offset), offset);
    }
    const groups = subtables.get(12);
    if (groups !== undefined)
        return readGroups(view, groups);
    const segments = subtables.get(4);
    if (segments !== undefined)
        return readSegments(view, segments);
    throw new RangeError('The font has no Unicode character map of format 4 or 12.');
}
function readGroups(view, table) {
    const glyphs = new Map();
    const count = view.getUint32(table + 12);
    for (let index = 0; index < count; index += 1) {
        const group = table + 16 + 12 * index;
        const first = view.getUint32(group);
        const last = view.getUint32(group + 4);
        const glyph = view.getUint32(group + 8);
        for (let code = first; code <= last; code += 1)
            glyphs.set(code, glyph + code - first);
    }
    return glyphs;
}
function readSegments(view, table) {
    const glyphs = new Map();
    const doubled = view.getUint16(table + 6);
    const ends = table + 14;
    const starts = ends + doubled + 2;
    const deltas = starts + doubled;
    const offsets = deltas + doubled;
    for (let at = 0; at < doubled; at += 2) {
        const delta = view.getUint16(deltas + at);
        const rangeOffset = view.getUint16(offsets + at);
        for (let code = view.getUint16(starts + at); code <= view.getUint16(ends + at) && code !== 0xffff; code += 1) {
            const raw = rangeOffset === 0
                ? code
                : view.getUint16(offsets + at + rangeOffset + 2 * (code - view.getUint16(starts + at)));
            const glyph = rangeOffset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
            if (glyph !== 0)
                glyphs.set(code, glyph);
        }
    }
    return glyphs;
}

;// CONCATENATED MODULE: ./build/reports/pdf/fonts.js




const FONT_FILES = { sans: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', mono: 'DejaVuSansMono.ttf' };
/** `dist/fonts` beside a bundle in `dist/<name>/`, `fonts` beside one in `dist/`, or `assets/fonts` from the sources. */
const FOLDERS = ['../fonts', 'fonts', '../../../assets/fonts'];
function fontFolder() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const folders = FOLDERS.map((folder) => (0,external_node_path_.join)(here, folder));
    const found = folders.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, FONT_FILES.sans)));
    if (found === undefined)
        throw new Error(`The fonts of PDF reports are missing; looked in ${folders.join(', ')}.`);
    return found;
}
/** Reads the three embedded faces (DejaVu subsets: Latin, Greek, Cyrillic and signs). */
function loadFonts() {
    const folder = fontFolder();
    const load = (name) => {
        const bytes = new Uint8Array((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, FONT_FILES[name])));
        return { name, bytes, metrics: readTrueTypeMetrics(bytes) };
    };
    return { sans: load('sans'), bold: load('bold'), mono: load('mono') };
}

;// CONCATENATED MODULE: ./build/reports/pdf/page-footers.js



/** Target, time and "page n of m" at the foot of every page but the cover, as pagination artifacts. */
function drawPageFooters(flow, report) {
    const { doc } = flow;
    const { start, count } = doc.bufferedPageRange();
    const width = CONTENT_WIDTH - 90;
    const footer = `${report.scan.target} · ${formatTime(report.scan.finished_at)}`;
    const left = flow.clamp(flow.lines(footer, STYLES.muted, width), 1, STYLES.muted, width);
    const top = PAGE.height - PAGE.bottom + 22;
    for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        const right = `Page ${page + 1} of ${count}`;
        const x = PAGE.left + CONTENT_WIDTH - flow.width(right, STYLES.muted);
        doc.markContent('Artifact', { type: 'Pagination' });
        if (page > start)
            flow.drawLines(left, STYLES.muted, PAGE.left, top);
        flow.drawLines([right], STYLES.muted, x, top);
        doc.endMarkedContent();
    }
}

;// CONCATENATED MODULE: ./build/reports/pdf/summary-page.js





/** One page that a manager can read alone: how bad it is, what to do first, how far to trust it. */
function drawSummary(flow, root, bounded) {
    const section = flow.doc.struct('Sect', { title: 'Summary' });
    root.add(section);
    flow.newPage();
    flow.doc.outline.addItem('Summary', outlinePlace(0, PAGE.width));
    flow.heading(section, 1, 'Summary', { destination: 'summary' });
    for (const sentence of situation(bounded))
        flow.block(section, sentence, STYLES.body, { after: 6, maxLines: 10 });
    const { urgent } = bounded;
    if (urgent.length > 0) {
        flow.space(8);
        flow.heading(section, 2, 'What to fix first');
        drawTable(flow, section, [
            { title: 'Severity', share: 0.13, style: STYLES.cellStrong },
            { title: 'Weakness', share: 0.42 },
            { title: 'How to fix it', share: 0.45 },
        ], urgent.map(({ finding, others }) => [
            {
                text: SEVERITY_NAMES[finding.severity],
                style: { ...STYLES.cellStrong, color: SEVERITY_COLORS[finding.severity] },
            },
            weakness(finding, others),
            firstSentences(finding.remediation),
        ]));
    }
    flow.heading(section, 2, 'How far this reaches');
    for (const sentence of reach(bounded))
        flow.block(section, sentence, STYLES.body, { after: 6, maxLines: 10 });
    section.end();
}
function weakness(finding, others) {
    const place = describeLocation(finding.location);
    const more = others === 0 ? '' : `, and ${plural(others, 'more finding')} of this check`;
    return `${finding.title}: ${place.length > 120 ? `${place.slice(0, 119)}…` : place}${more}`;
}
function firstSentences(text) {
    if (text.length <= 220)
        return text;
    const cut = text.slice(0, 220);
    const end = cut.lastIndexOf('. ');
    return end > 80 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}
function situation({ report, restTotal }) {
    const { summary, scan } = report;
    const sentences = [
        summary.total === 0
            ? `The ${scan.scan_type} scan of ${scan.target} found no weakness.`
            : `The ${scan.scan_type} scan of ${scan.target} found ${plural(summary.total, 'weakness', 'weaknesses')}: ${describeCounts(summary.by_severity)}.`,
    ];
    const severe = summary.by_severity.critical + summary.by_severity.high;
    if (severe > 0)
        sentences.push(`${plural(severe, 'finding is', 'findings are')} critical or high: an attacker can use such a weakness directly. Treat them before the next release.`);
    else if (summary.by_severity.medium > 0)
        sentences.push('None is critical or high. Medium findings help an attacker who has found a first hold: plan them.');
    else if (summary.total > 0)
        sentences.push('None is medium or worse. What is left hardens the target further.');
    if (restTotal > 0)
        sentences.push(`This document shows the ${report.findings.length} most severe findings in full and counts the other ${plural(restTotal, 'finding')} by check. The JSON report holds every one.`);
    if (summary.omitted > 0)
        sentences.push(`The scan stopped recording at its bound: ${plural(summary.omitted, 'further finding was', 'further findings were')} seen and left out.`);
    return sentences;
}
function reach({ report }) {
    const counts = countChecks(report);
    const sentences = [
        `${plural(report.checks.length, 'check')} belonged to this scan: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out. The appendix "What was checked" names each with its reason.`,
    ];
    if (counts.error > 0)
        sentences.push('A check that could not be carried out says nothing about the target: it is neither passed nor failed.');
    if (report.budget.exhausted.length > 0)
        sentences.push(`The scan used up its budget of ${report.budget.exhausted.join(', ')}; a part of the target was not looked at.`);
    sentences.push('A scan finds what its checks look for. It is evidence for an audit, not a statement that the target is secure or compliant.');
    return sentences;
}

;// CONCATENATED MODULE: ./build/reports/pdf/draw-report.js








/**
 * Draws the whole document: PDF 1.7, tagged, with outline and title. The time in it is the report's, so that the same
 * report gives the same bytes. It takes seconds for some hundred findings: it belongs into a worker thread.
 */
async function drawReport(bounded) {
    const { report } = bounded;
    const fonts = loadFonts();
    const doc = new pdfkit_node/* default */.Ay({
        size: 'A4',
        // Our own layout breaks the pages; with margins pdfkit would add some of its own.
        margin: 0,
        autoFirstPage: false,
        bufferPages: true,
        pdfVersion: '1.7',
        tagged: true,
        lang: 'en',
        displayTitle: true,
        // None at the start: the standard ones need files that a bundle does not hold, ours are registered by name below.
        font: '',
        info: {
            Title: `Security scan report of ${report.scan.target}`,
            Subject: `${report.scan.scan_type} scan ${report.scan.id}, findings digest ${report.summary.digest}`,
            Author: report.tool.name,
            Creator: `${report.tool.name} ${report.tool.version}`,
            CreationDate: new Date(report.generated_at),
            ModDate: new Date(report.generated_at),
        },
    });
    const parts = [];
    const finished = new Promise((resolve, reject) => {
        doc.on('data', (part) => parts.push(part));
        doc.on('end', resolve);
        doc.on('error', reject);
    });
    const flow = new PageFlow(doc, fonts);
    flow.newPage();
    const root = doc.struct('Document', { title: 'Security scan report', lang: 'en' });
    doc.addStructure(root);
    drawCover(flow, root, report);
    drawSummary(flow, root, bounded);
    drawFindings(flow, root, bounded);
    drawComplianceAppendix(flow, root, report);
    drawCoverageAppendix(flow, root, report);
    drawCharacterNote(flow, root);
    root.end();
    drawPageFooters(flow, report);
    doc.end();
    await finished;
    // A buffer of its own: a pooled one could not be transferred to another thread.
    const pdf = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let offset = 0;
    for (const part of parts) {
        pdf.set(part, offset);
        offset += part.length;
    }
    return pdf;
}


/***/ })

};
