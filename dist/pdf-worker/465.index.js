export const id = 465;

export const ids = [ 465 ];

export const modules = {
 465: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   drawReport: () => drawReport
  });
  var pdfkit_node = __webpack_require__(201);
  var build = __webpack_require__(868);
  const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
  const CONFIDENCES = [ "certain", "firm", "tentative" ];
  const SCAN_TYPES = [ "quick", "standard", "compliance" ];
  function severityRank(severity) {
   return SEVERITIES.indexOf(severity);
  }
  function isAtLeast(severity, threshold) {
   return severityRank(severity) <= severityRank(threshold);
  }
  function stringEnum(values, description) {
   return build.ZUJ.Unsafe({
    type: "string",
    enum: [ ...values ],
    ...description === undefined ? {} : {
     description: description
    }
   });
  }
  function nullable(schema) {
   return Type.Union([ schema, Type.Null() ]);
  }
  function prefixedId(prefix, description) {
   return Type.String({
    pattern: `^${prefix}_[0-9a-z]{8,40}$`,
    description: description,
    examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
   });
  }
  const Timestamp = build.ZUJ.String({
   format: "date-time",
   description: "ISO 8601 UTC timestamp with milliseconds.",
   examples: [ "2026-11-21T08:15:30.000Z" ]
  });
  const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
  const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
  const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
  const Count = build.ZUJ.Integer({
   minimum: 0
  });
  const SeverityCounts = build.ZUJ.Object({
   critical: Count,
   high: Count,
   medium: Count,
   low: Count,
   info: Count,
   total: Count
  }, {
   additionalProperties: false,
   description: "Number of findings per severity."
  });
  function countBySeverity(findings) {
   const counts = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    info: 0,
    total: findings.length
   };
   for (const finding of findings) counts[finding.severity] += 1;
   return counts;
  }
  const SEVERITY_NAMES = {
   critical: "Critical",
   high: "High",
   medium: "Medium",
   low: "Low",
   info: "Info"
  };
  const CHECK_STATUS_NAMES = {
   passed: "Passed",
   finding: "Finding",
   not_applicable: "Not applicable",
   error: "Could not be carried out"
  };
  const SCAN_TYPE_NAMES = {
   quick: "Quick: passive look",
   standard: "Standard",
   compliance: "Compliance"
  };
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function formatTime(timestamp) {
   if (timestamp === null) return "not known";
   const time = Date.parse(timestamp);
   return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  }
  function formatDuration(from, to) {
   const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
   if (!Number.isFinite(milliseconds) || milliseconds < 0) return "not known";
   const seconds = milliseconds / 1e3;
   if (seconds < 60) return `${seconds.toFixed(1)} s`;
   return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  }
  function formatBytes(bytes) {
   if (bytes < 1024) return `${Math.round(bytes)} B`;
   if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
   return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  }
  function describeCounts(counts) {
   const parts = SEVERITIES.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
   return parts.length === 0 ? "no findings" : parts.join(", ");
  }
  function countChecks(report) {
   const counts = {
    passed: 0,
    finding: 0,
    not_applicable: 0,
    error: 0
   };
   for (const check of report.checks) counts[check.status] += 1;
   return counts;
  }
  function describeLocation(location) {
   const method = location.method === null ? "" : `${location.method} `;
   const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
   return `${method}${location.url}${parameter}`;
  }
  function outcomeSentence(report) {
   const {scan: scan, summary: summary} = report;
   if (scan.status !== "succeeded") {
    const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
    return `The scan did not succeed (${scan.status}${why}). Nothing can be said of the target.`;
   }
   const worst = worstSeverity(summary.by_severity);
   const found = worst === null ? "No weakness was found by the checks that ran." : `${plural(summary.total, "finding")}, the most severe ${summary.total === 1 ? "is" : "are"} ${worst}.`;
   return [ ...coverageSentences(report), found ].join(" ");
  }
  function coverageSentences({coverage: coverage}) {
   if (coverage === undefined) return [];
   if (!coverage.application_seen) return [ `The scan did not see the application${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
   return coverage.sign_in_required ? [ `The scan was not signed in and saw ${plural(coverage.pages, "page")}; what is behind the sign-in was not scanned.` ] : [];
  }
  function worstSeverity(counts) {
   return SEVERITIES.find(severity => counts[severity] > 0) ?? null;
  }
  function isEmbeddedFont(font) {
   const given = font;
   return typeof given?.font?.glyphForCodePoint === "function" && typeof given.scale === "number" && typeof given.encode === "function";
  }
  function useDirectLayout(doc) {
   const font = doc._font;
   if (!isEmbeddedFont(font)) return;
   const known = new Map;
   const entryOf = codePoint => {
    const found = known.get(codePoint);
    if (found !== undefined) return found;
    const {id: id, advanceWidth: advanceWidth} = font.font.glyphForCodePoint(codePoint);
    const width = advanceWidth * font.scale;
    const entry = {
     glyph: {
      id: id,
      advanceWidth: advanceWidth,
      codePoints: [ codePoint ]
     },
     position: {
      xAdvance: width,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
      advanceWidth: width
     }
    };
    known.set(codePoint, entry);
    return entry;
   };
   font.layout = (text, _features, onlyWidth = false) => {
    const glyphs = [];
    const positions = [];
    let advanceWidth = 0;
    for (const character of text) {
     const {glyph: glyph, position: position} = entryOf(character.codePointAt(0) ?? 0);
     advanceWidth += position.xAdvance;
     if (onlyWidth) continue;
     glyphs.push(glyph);
     positions.push(position);
    }
    return {
     glyphs: glyphs,
     positions: positions,
     advanceWidth: advanceWidth
    };
   };
   const encodeOne = font.encode.bind(font);
   const encoded = new Map;
   font.encode = text => {
    let hex = "";
    let width = 0;
    for (const character of text) {
     let code = encoded.get(character);
     if (code === undefined) {
      code = encodeOne(character)[0].join("");
      encoded.set(character, code);
     }
     hex += code;
     width += entryOf(character.codePointAt(0) ?? 0).position.xAdvance;
    }
    return [ [ hex ], [ {
     xAdvance: width,
     yAdvance: 0,
     xOffset: 0,
     yOffset: 0,
     advanceWidth: width
    } ] ];
   };
  }
  const COLUMN_HEADER = {
   scope: "Column"
  };
  function figureOptions(alt, bbox) {
   return {
    alt: alt,
    bbox: bbox
   };
  }
  function outlinePlace(top, pageWidth, expanded = false) {
   const options = {
    expanded: expanded,
    top: top,
    left: pageWidth
   };
   return options;
  }
  function linkOptions(structParent) {
   const options = {
    structParent: structParent
   };
   return options;
  }
  const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
  const NAMED = {
   "\n": "\\n",
   "\r": "\\r",
   "\t": "\\t"
  };
  function showControls(text, options = {}) {
   const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
   return lines.replace(HIDDEN, character => {
    if (character === "\n" && options.multiline === true) return character;
    const named = NAMED[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
   });
  }
  const UNDRAWABLE = "�";
  const EXAMPLES_MAX = 8;
  function drawable(text, face, tally, multiline) {
   const shown = showControls(text.normalize("NFC"), {
    multiline: multiline
   });
   if (/^[\n\x20-\x7e]*$/.test(shown)) return shown;
   let drawn = "";
   for (const character of shown) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === "\n" || face.metrics.has(codePoint)) {
     drawn += character;
     continue;
    }
    drawn += UNDRAWABLE;
    tally.count += 1;
    if (tally.examples.size < EXAMPLES_MAX) {
     tally.examples.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
    }
   }
   return drawn;
  }
  const NARROW = "i".charCodeAt(0);
  function shortened(text, limit, face, size, width) {
   const characters = limit * Math.ceil(width * 1e3 / size / face.metrics.advance(NARROW));
   return text.length > characters ? `${text.slice(0, characters)}…` : text;
  }
  function widthOf(text, face, size) {
   let thousandths = 0;
   for (const character of text) thousandths += face.metrics.advance(character.codePointAt(0) ?? 0);
   return thousandths * size / 1e3;
  }
  const SOFT_BREAKS = new Set("/?&=;,.:-_+%#@|)]}");
  const SOFT_BREAK_FROM = .6;
  const SPACE_BREAK_FROM = .4;
  function wrapText(text, face, size, width) {
   return text.split("\n").flatMap(line => wrapLine([ ...line ], face, width * 1e3 / size));
  }
  function wrapLine(characters, face, limit) {
   const lines = [];
   let start = 0;
   let used = 0;
   let spaceBreak = -1;
   let spaceUsed = 0;
   let softBreak = -1;
   for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? "";
    const advance = face.metrics.advance(character.codePointAt(0) ?? 0);
    if (used + advance > limit && index > start && character !== " ") {
     const spaceIsFar = spaceBreak > start && spaceUsed >= limit * SPACE_BREAK_FROM;
     const end = spaceIsFar || spaceBreak > start && softBreak < 0 ? spaceBreak : softBreak > start ? softBreak : index;
     lines.push(lineOf(characters, start, end));
     start = end;
     used = lengthOf(characters, start, index, face);
     spaceBreak = -1;
     softBreak = -1;
    }
    used += advance;
    if (character === " ") [spaceBreak, spaceUsed] = [ index + 1, used ]; else if (SOFT_BREAKS.has(character) && used > limit * SOFT_BREAK_FROM) softBreak = index + 1;
   }
   lines.push(lineOf(characters, start, characters.length));
   return lines;
  }
  function lineOf(characters, start, end) {
   return characters.slice(start, end).join("").replace(/(?<! ) +$/, " ");
  }
  function lengthOf(characters, from, to, face) {
   let sum = 0;
   for (let index = from; index < to; index += 1) sum += face.metrics.advance(characters[index]?.codePointAt(0) ?? 0);
   return sum;
  }
  function clampLines(lines, limit, {face: face, size: size, width: width}) {
   if (lines.length <= limit) return [ ...lines ];
   const last = [ ...(lines[limit - 1] ?? "").trimEnd() ];
   while (last.length > 0 && widthOf(`${last.join("")}…`, face, size) > width) last.pop();
   return [ ...lines.slice(0, limit - 1), `${last.join("")}…` ];
  }
  const PAGE = {
   width: 595.28,
   height: 841.89,
   left: 56,
   right: 56,
   top: 60,
   bottom: 64
  };
  const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
  const SEVERITY_COLORS = {
   critical: "#7f1d1d",
   high: "#c2410c",
   medium: "#92650a",
   low: "#1d4ed8",
   info: "#4b5563"
  };
  const COLORS = {
   text: "#1f2328",
   muted: "#57606a",
   line: "#d0d7de",
   panel: "#f6f8fa",
   link: "#0550ae",
   good: "#1a6b34",
   warning: "#92400e"
  };
  const STYLES = {
   body: {
    font: "sans",
    size: 9.5,
    color: COLORS.text,
    leading: 1.42
   },
   strong: {
    font: "bold",
    size: 9.5,
    color: COLORS.text,
    leading: 1.42
   },
   muted: {
    font: "sans",
    size: 8.5,
    color: COLORS.muted,
    leading: 1.4
   },
   label: {
    font: "bold",
    size: 8,
    color: COLORS.muted,
    leading: 1.5
   },
   code: {
    font: "mono",
    size: 8,
    color: COLORS.text,
    leading: 1.4
   },
   cell: {
    font: "sans",
    size: 8.5,
    color: COLORS.text,
    leading: 1.35
   },
   cellStrong: {
    font: "bold",
    size: 8.5,
    color: COLORS.text,
    leading: 1.35
   }
  };
  const PANEL_PADDING = 6;
  class PageFlow {
   doc;
   undrawable={
    count: 0,
    examples: new Set
   };
   #faces;
   y=PAGE.top;
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
   ensure(height) {
    if (this.y + height > this.bottom) this.newPage();
   }
   space(height) {
    this.y = Math.min(this.y + height, this.bottom);
   }
   lines(text, style, width, multiline = false) {
    const face = this.#faces[style.font];
    return wrapText(drawable(text, face, this.undrawable, multiline), face, style.size, width);
   }
   clamp(lines, limit, style, width) {
    return clampLines(lines, limit, {
     face: this.#faces[style.font],
     size: style.size,
     width: width
    });
   }
   width(text, style) {
    return widthOf(text, this.#faces[style.font], style.size);
   }
   drawLines(lines, style, x, top) {
    const {doc: doc} = this;
    const height = style.size * style.leading;
    doc.font(style.font).fontSize(style.size).fillColor(style.color);
    lines.forEach((line, index) => {
     const baseline = top + index * height + height * .5 + style.size * .36;
     if (line.trim() !== "") doc.text(line, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic"
     });
    });
   }
   artifact(draw) {
    this.doc.markContent("Artifact", {
     type: "Layout"
    });
    draw();
    this.doc.endMarkedContent();
   }
   rectangle(x, top, width, height, color, radius = 0) {
    this.artifact(() => {
     if (radius > 0) this.doc.roundedRect(x, top, width, height, radius).fill(color); else this.doc.rect(x, top, width, height).fill(color);
    });
   }
   rule() {
    this.rectangle(PAGE.left, this.y, CONTENT_WIDTH, .6, COLORS.line);
    this.y += .6;
   }
   block(parent, text, style, options = {}) {
    const padding = options.panel === undefined ? 0 : PANEL_PADDING;
    const indent = options.indent ?? 0;
    const outer = options.width ?? CONTENT_WIDTH - indent;
    const width = outer - 2 * padding;
    const {multiline: multiline = false, maxLines: maxLines} = options;
    const kept = maxLines === undefined ? text : shortened(text, maxLines, this.#faces[style.font], style.size, width);
    const all = this.lines(kept, style, width, multiline);
    const lines = maxLines === undefined ? all : this.clamp(all, maxLines, style, width);
    const height = style.size * style.leading;
    this.ensure(Math.min(lines.length, 2) * height + 2 * padding + (options.keep ?? 0));
    const isLink = options.link !== undefined || options.goTo !== undefined;
    const element = this.doc.struct(isLink ? "Link" : options.tag ?? "P");
    parent.add(element);
    for (let next = 0; next < lines.length; ) {
     this.ensure(height + 2 * padding);
     const count = Math.max(1, Math.floor((this.bottom - this.y - 2 * padding) / height));
     const part = lines.slice(next, next + count);
     next += part.length;
     const boxHeight = part.length * height + 2 * padding;
     if (options.panel !== undefined) this.rectangle(PAGE.left + indent, this.y, outer, boxHeight, options.panel, 3);
     const [x, top] = [ PAGE.left + indent + padding, this.y + padding ];
     if (options.destination !== undefined && next === part.length) this.doc.addNamedDestination(options.destination, "XYZ", PAGE.left, top - 10, null);
     element.add(() => this.drawLines(part, style, x, top));
     if (isLink) {
      const widest = Math.max(...part.map(line => this.width(line.trimEnd(), style)));
      const box = [ x, top, widest, part.length * height ];
      if (options.link !== undefined) this.doc.link(...box, options.link, linkOptions(element)); else if (options.goTo !== undefined) this.doc.goTo(...box, options.goTo, linkOptions(element));
     }
     this.y += boxHeight;
    }
    element.end();
    this.space(options.after ?? 0);
   }
   heading(parent, level, text, options = {}) {
    const size = {
     1: 18,
     2: 13,
     3: 10.5
    }[level];
    this.block(parent, text, {
     font: "bold",
     size: size,
     color: COLORS.text,
     leading: 1.3
    }, {
     tag: `H${level}`,
     after: level === 3 ? 3 : 7,
     keep: level === 1 ? 90 : 45,
     ...options
    });
   }
  }
  const PADDING = 5;
  const CELL_LINES_MAX = 18;
  const TITLE_SPACE = 8;
  function drawTable(flow, parent, columns, rows, title = null) {
   const {doc: doc} = flow;
   const edges = [ PAGE.left ];
   for (const column of columns) edges.push((edges.at(-1) ?? 0) + column.share * CONTENT_WIDTH);
   const cellWidth = index => (columns[index]?.share ?? 0) * CONTENT_WIDTH - 2 * PADDING;
   const lineHeight = style => style.size * style.leading;
   const header = columns.map((column, index) => flow.lines(column.title, STYLES.label, cellWidth(index)));
   const headerHeight = Math.max(...header.map(lines => lines.length)) * lineHeight(STYLES.label) + PADDING * 1.4;
   const drawHeaderCell = (index, top) => flow.drawLines(header[index] ?? [], STYLES.label, (edges[index] ?? 0) + PADDING, top + PADDING * .7);
   const layout = rows.map(row => row.map((cell, index) => {
    const text = typeof cell === "string" ? cell : cell.text;
    const style = (typeof cell === "string" ? undefined : cell.style) ?? columns[index]?.style ?? STYLES.cell;
    return {
     style: style,
     lines: flow.clamp(flow.lines(text, style, cellWidth(index)), CELL_LINES_MAX, style, cellWidth(index))
    };
   }));
   const heightOf = row => Math.max(...row.map(cell => cell.lines.length * lineHeight(cell.style))) + PADDING * 1.4;
   const [first] = layout;
   const begin = headerHeight + (first === undefined ? 0 : heightOf(first));
   if (title === null) flow.ensure(begin); else flow.heading(parent, 2, title, {
    keep: begin + TITLE_SPACE
   });
   const table = doc.struct("Table");
   parent.add(table);
   const startHeader = tagged => {
    const top = flow.y;
    flow.rectangle(PAGE.left, top, CONTENT_WIDTH, headerHeight, COLORS.panel);
    if (tagged) {
     const head = doc.struct("TR");
     table.add(head);
     columns.forEach((_column, index) => {
      head.add(doc.struct("TH", COLUMN_HEADER, () => drawHeaderCell(index, top)));
     });
     head.end();
    } else {
     flow.artifact(() => {
      for (const index of columns.keys()) drawHeaderCell(index, top);
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
    const line = doc.struct("TR");
    table.add(line);
    row.forEach((cell, index) => {
     const x = (edges[index] ?? 0) + PADDING;
     line.add(doc.struct("TD", {}, () => flow.drawLines(cell.lines, cell.style, x, top + PADDING * .7)));
    });
    line.end();
    flow.y += height;
    flow.rectangle(PAGE.left, flow.y - .5, CONTENT_WIDTH, .5, COLORS.line);
   }
   table.end();
   flow.space(12);
  }
  const COMPLIANCE_NAMES = {
   evidence: "Evidence in this scan",
   partial: "Partial evidence",
   uncovered: "Not covered by this scan"
  };
  const ROWS_MAX = 1e3;
  function drawComplianceAppendix(flow, root, report) {
   const section = begin(flow, root, "Appendix A: compliance evidence", "compliance");
   if (report.compliance.length === 0) {
    flow.block(section, `A ${report.scan.scan_type} scan collects no evidence per requirement.`, STYLES.body);
   } else {
    flow.block(section, "Each row says what this scan adds to the proof of a requirement. No row says that a requirement is met: that takes a person.", STYLES.body, {
     after: 10
    });
   }
   const frameworks = [ ...new Set(report.compliance.map(row => row.framework)) ];
   for (const framework of frameworks) {
    drawTable(flow, section, [ {
     title: "Requirement",
     share: .16,
     style: STYLES.cellStrong
    }, {
     title: "What this scan says",
     share: .26
    }, {
     title: "Findings against it",
     share: .14
    }, {
     title: "Checks",
     share: .44
    } ], report.compliance.filter(row => row.framework === framework).slice(0, ROWS_MAX).map(row => [ row.requirement, {
     text: COMPLIANCE_NAMES[row.status]
    }, formatCount(row.findings), row.check_ids.join(", ") ]), framework);
   }
   section.end();
  }
  function drawCoverageAppendix(flow, root, report) {
   const section = begin(flow, root, "Appendix B: what was checked", "coverage");
   const groups = [ "error", "not_applicable", "finding", "passed" ];
   for (const status of groups) {
    const checks = report.checks.filter(check => check.status === status).slice(0, ROWS_MAX);
    if (checks.length === 0) continue;
    const reasons = status === "error" || status === "not_applicable";
    drawTable(flow, section, [ {
     title: "Check",
     share: .3
    }, {
     title: reasons ? "Looks for" : "Looked for",
     share: reasons ? .34 : .52
    }, {
     title: reasons ? "Why it gave no result" : status === "finding" ? "Findings" : "Severity",
     share: reasons ? .36 : .18
    } ], checks.map(check => [ check.check_id, reasons || check.reason === null ? check.title : `${check.title} (${check.reason})`, reasons ? check.reason ?? "no reason given" : status === "finding" ? formatCount(check.findings) : SEVERITY_NAMES[check.severity] ]), `${CHECK_STATUS_NAMES[status]} (${checks.length})`);
   }
   drawBudget(flow, section, report);
   section.end();
  }
  function drawBudget(flow, section, {budget: budget}) {
   const row = (name, format) => [ name, format(budget[name].used), format(budget[name].allowed), budget.exhausted.includes(name) ? "used up: the look ended early" : "enough" ];
   const seconds = value => `${value.toFixed(1)} s`;
   drawTable(flow, section, [ {
    title: "Budget",
    share: .25,
    style: STYLES.cellStrong
   }, {
    title: "Used",
    share: .2
   }, {
    title: "Allowed",
    share: .2
   }, {
    title: "State",
    share: .35
   } ], [ row("requests", formatCount), row("connections", formatCount), row("bytes", formatBytes), row("seconds", seconds) ], "Budget used");
  }
  function drawCharacterNote(flow, root) {
   const {count: count, examples: examples} = flow.undrawable;
   if (count === 0) return;
   const named = [ ...examples ].join(", ");
   const text = `Note: ${formatCount(count)} ${count === 1 ? "character" : "characters"} of the report (${named}${count > examples.size ? ", …" : ""}) cannot be drawn with the embedded fonts, which cover Latin, Greek and Cyrillic. Each is shown as �; the JSON report has the original.`;
   flow.block(root, text, {
    ...STYLES.muted,
    color: COLORS.warning
   }, {
    tag: "Note"
   });
  }
  function begin(flow, root, title, destination) {
   const section = flow.doc.struct("Sect", {
    title: title
   });
   root.add(section);
   flow.newPage();
   flow.doc.outline.addItem(title, outlinePlace(0, PAGE.width));
   flow.heading(section, 1, title, {
    destination: destination
   });
   return section;
  }
  const ROW = 22;
  const LABEL_WIDTH = 70;
  const COUNT_WIDTH = 50;
  function drawSeverityChart(flow, parent, report) {
   const counts = report.summary.by_severity;
   const height = ROW * SEVERITIES.length;
   flow.ensure(height);
   const top = flow.y;
   const barWidth = CONTENT_WIDTH - LABEL_WIDTH - COUNT_WIDTH;
   const largest = Math.max(1, ...SEVERITIES.map(severity => counts[severity]));
   const figure = flow.doc.struct("Figure", figureOptions(`Bar chart of findings by severity: ${describeCounts(counts)}.`, [ PAGE.left, top, PAGE.left + CONTENT_WIDTH, top + height ]), () => {
    SEVERITIES.forEach((severity, index) => {
     const y = top + index * ROW;
     const count = counts[severity];
     const label = {
      ...STYLES.strong,
      color: SEVERITY_COLORS[severity]
     };
     flow.drawLines([ SEVERITY_NAMES[severity] ], label, PAGE.left, y + 3);
     flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, barWidth, ROW - 9, 2).fill(COLORS.panel);
     const length = count === 0 ? 0 : Math.max(3, barWidth * count / largest);
     if (length > 0) flow.doc.roundedRect(PAGE.left + LABEL_WIDTH, y + 4, length, ROW - 9, 2).fill(SEVERITY_COLORS[severity]);
     flow.drawLines([ formatCount(count) ], STYLES.strong, PAGE.left + LABEL_WIDTH + barWidth + 10, y + 3);
    });
   });
   parent.add(figure);
   flow.y = top + height;
   flow.space(14);
  }
  function drawCover(flow, root, report) {
   const section = flow.doc.struct("Sect", {
    title: "Cover"
   });
   root.add(section);
   flow.doc.outline.addItem("Cover", outlinePlace(0, PAGE.width));
   flow.rectangle(0, 0, PAGE.width, 8, COLORS.text);
   flow.y = 96;
   flow.block(section, "Security scan report", STYLES.label, {
    after: 6
   });
   flow.block(section, report.scan.target, {
    font: "bold",
    size: 25,
    color: COLORS.text,
    leading: 1.2
   }, {
    tag: "H1",
    maxLines: 4,
    after: 22
   });
   const worst = worstSeverity(report.summary.by_severity);
   flow.block(section, outcomeSentence(report), {
    font: "bold",
    size: 13,
    color: worst === null ? COLORS.good : SEVERITY_COLORS[worst],
    leading: 1.4
   }, {
    after: 14
   });
   drawSeverityChart(flow, section, report);
   flow.space(10);
   const facts = [ [ "Target", report.scan.target ], [ "Scan type", SCAN_TYPE_NAMES[report.scan.scan_type] ?? report.scan.scan_type ], [ "Started", formatTime(report.scan.started_at) ], [ "Finished", formatTime(report.scan.finished_at) ], [ "Duration", formatDuration(report.scan.started_at, report.scan.finished_at) ], [ "Ownership", report.target.status === "verified" ? "proven" : `not proven (${report.target.status})` ], [ "Scan id", report.scan.id ], [ "Report made", `${formatTime(report.generated_at)} by ${report.tool.name} ${report.tool.version}` ], [ "Library advisories", report.tool.advisories_date ?? "none used" ], ...report.tool.libraries_date === undefined ? [] : [ [ "Library fingerprints", report.tool.libraries_date ] ], [ "Digest of the findings (SHA-256)", report.summary.digest ] ];
   if (!report.scan.livemode) facts.push([ "Mode", "test: made with a test-mode key" ]);
   const list = flow.doc.struct("L", {
    title: "Facts of the scan"
   });
   section.add(list);
   const labelWidth = 150;
   for (const [label, value] of facts) {
    const lines = flow.lines(value, STYLES.body, CONTENT_WIDTH - labelWidth).slice(0, 4);
    const labels = flow.lines(label, STYLES.muted, labelWidth - 10);
    const height = Math.max(lines.length, labels.length) * 14 + 5;
    flow.ensure(height);
    const {y: y} = flow;
    const item = flow.doc.struct("LI");
    list.add(item);
    item.add(flow.doc.struct("Lbl", {}, () => flow.drawLines(labels, STYLES.muted, PAGE.left, y)));
    item.add(flow.doc.struct("LBody", {}, () => flow.drawLines(lines, STYLES.body, PAGE.left + labelWidth, y)));
    item.end();
    flow.y += height;
    flow.rectangle(PAGE.left, flow.y - 3, CONTENT_WIDTH, .5, COLORS.line);
   }
   list.end();
   drawContents(flow, section);
   section.end();
  }
  const CONTENTS = [ [ "Summary", "summary" ], [ "Findings", "findings" ], [ "Appendix A: compliance evidence", "compliance" ], [ "Appendix B: what was checked, what was not and why", "coverage" ] ];
  function drawContents(flow, section) {
   flow.ensure(120);
   flow.space(20);
   flow.block(section, "Contents", STYLES.label, {
    after: 2
   });
   for (const [title, destination] of CONTENTS) flow.block(section, title, {
    ...STYLES.body,
    color: COLORS.link
   }, {
    goTo: destination
   });
  }
  function webAddress(text) {
   if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
   const url = new URL(text);
   return url.username === "" && url.password === "" ? url : null;
  }
  function findingReferences({check_url: page, references: references}) {
   return page === undefined || page === "" ? references : [ page, ...references.filter(url => url !== page) ];
  }
  const REFERENCES_MAX = 6;
  const LINES_MAX = {
   title: 6,
   facts: 4,
   place: 4,
   proof: 60,
   prose: 45,
   reference: 4
  };
  const LABEL_KEEP = 36;
  function drawFindings(flow, root, bounded) {
   const {findings: findings} = bounded.report;
   const section = flow.doc.struct("Sect", {
    title: "Findings"
   });
   root.add(section);
   if (findings.length > 0) flow.newPage(); else flow.space(24);
   const outline = flow.doc.outline.addItem("Findings", outlinePlace(flow.y - 10, PAGE.width, true));
   flow.heading(section, 1, "Findings", {
    destination: "findings"
   });
   if (findings.length === 0) flow.block(section, "The checks that ran found no weakness.", STYLES.body);
   let number = 0;
   for (const severity of SEVERITIES) {
    const group = findings.filter(finding => finding.severity === severity);
    if (group.length === 0) continue;
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
   if (bounded.restTotal > 0) drawRest(flow, section, outline, bounded);
   section.end();
  }
  function drawFinding(flow, parent, outline, finding, number) {
   flow.ensure(110);
   const element = flow.doc.struct("Sect", {
    title: finding.check_id
   });
   parent.add(element);
   const color = SEVERITY_COLORS[finding.severity];
   flow.rectangle(PAGE.left, flow.y, CONTENT_WIDTH, 2, color);
   flow.y += 7;
   const heading = `${number}. ${finding.title}`;
   outline.addItem(heading.length > 100 ? `${heading.slice(0, 99)}…` : heading, outlinePlace(flow.y - 10, PAGE.width));
   flow.heading(element, 3, heading, {
    maxLines: LINES_MAX.title
   });
   const [first, second] = facts(finding);
   flow.block(element, first, {
    ...STYLES.muted,
    font: "bold",
    color: color
   });
   flow.block(element, second, STYLES.muted, {
    after: 5,
    maxLines: LINES_MAX.facts
   });
   label(flow, element, finding.locations_total > 1 ? `Found at ${plural(finding.locations_total, "place")}` : "Found at");
   const places = finding.locations.length === 0 ? [ finding.location ] : finding.locations;
   for (const place of places) flow.block(element, describeLocation(place), STYLES.code, {
    maxLines: LINES_MAX.place
   });
   const hidden = finding.locations_total - places.length;
   if (hidden > 0) flow.block(element, `and ${plural(hidden, "more place")}; the JSON report lists up to 25`, STYLES.muted);
   flow.space(5);
   part(flow, element, "Impact", finding.description);
   if (finding.evidence.trim() !== "") {
    label(flow, element, "Proof");
    flow.block(element, finding.evidence, STYLES.code, {
     tag: "Code",
     multiline: true,
     panel: COLORS.panel,
     maxLines: LINES_MAX.proof,
     after: 7
    });
   }
   part(flow, element, "Fix", finding.remediation);
   const references = findingReferences(finding).slice(0, REFERENCES_MAX);
   if (references.length > 0) {
    label(flow, element, "References");
    for (const reference of references) drawReference(flow, element, reference);
    flow.space(4);
   }
   flow.space(10);
   element.end();
  }
  function facts(finding) {
   return [ [ SEVERITY_NAMES[finding.severity], `${finding.confidence} proof`, finding.check_id ].join(" · "), [ ...finding.cvss === null ? [] : [ `CVSS ${finding.cvss.score.toFixed(1)} ${finding.cvss.vector}` ], ...finding.cwe, ...finding.owasp, `fingerprint ${finding.fingerprint}` ].join(" · ") ];
  }
  function label(flow, parent, text) {
   flow.block(parent, text, STYLES.label, {
    keep: LABEL_KEEP
   });
  }
  function part(flow, parent, title, text) {
   if (text.trim() === "") return;
   label(flow, parent, title);
   flow.block(parent, text, STYLES.body, {
    after: 7,
    multiline: true,
    maxLines: LINES_MAX.prose
   });
  }
  function drawReference(flow, parent, reference) {
   const url = webAddress(reference);
   flow.block(parent, reference, {
    ...STYLES.muted,
    color: url !== null ? COLORS.link : COLORS.muted
   }, {
    maxLines: LINES_MAX.reference,
    ...url === null ? {} : {
     link: url.href
    }
   });
  }
  function drawRest(flow, section, outline, bounded) {
   flow.ensure(140);
   const title = `${plural(bounded.restTotal, "further finding")}, counted by check`;
   outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
   flow.heading(section, 2, title);
   flow.block(section, `To keep this document readable, only the ${bounded.report.findings.length} most severe findings are drawn in full. The JSON report holds all of them.`, STYLES.body, {
    after: 8
   });
   drawTable(flow, section, [ {
    title: "Severity",
    share: .14,
    style: STYLES.cellStrong
   }, {
    title: "Check",
    share: .3
   }, {
    title: "Weakness",
    share: .42
   }, {
    title: "Findings",
    share: .14
   } ], bounded.rest.map(row => [ SEVERITY_NAMES[row.severity], row.check_id, row.title, formatCount(row.count) ]));
  }
  var external_node_fs_ = __webpack_require__(24);
  var external_node_path_ = __webpack_require__(760);
  var external_node_url_ = __webpack_require__(136);
  function readTrueTypeMetrics(bytes) {
   const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
   const tables = readTables(view);
   const unitsPerEm = view.getUint16(tableOffset(tables, "head") + 18);
   const fullMetrics = view.getUint16(tableOffset(tables, "hhea") + 34);
   const hmtx = tableOffset(tables, "hmtx");
   const glyphs = readCharacterMap(view, tableOffset(tables, "cmap"));
   const advances = new Map;
   const advance = codePoint => {
    const known = advances.get(codePoint);
    if (known !== undefined) return known;
    const glyph = glyphs.get(codePoint) ?? 0;
    const units = view.getUint16(hmtx + 4 * Math.min(glyph, fullMetrics - 1));
    const width = units * 1e3 / unitsPerEm;
    advances.set(codePoint, width);
    return width;
   };
   return {
    has: codePoint => glyphs.has(codePoint),
    advance: advance
   };
  }
  function readTables(view) {
   const tables = new Map;
   const count = view.getUint16(4);
   for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[ 0, 1, 2, 3 ].map(byte => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
   }
   return tables;
  }
  function tableOffset(tables, tag) {
   const offset = tables.get(tag);
   if (offset === undefined) throw new RangeError(`The font has no ${tag} table.`);
   return offset;
  }
  function readCharacterMap(view, cmap) {
   const subtables = new Map;
   const count = view.getUint16(cmap + 2);
   for (let index = 0; index < count; index += 1) {
    const offset = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    subtables.set(view.getUint16(offset), offset);
   }
   const groups = subtables.get(12);
   if (groups !== undefined) return readGroups(view, groups);
   const segments = subtables.get(4);
   if (segments !== undefined) return readSegments(view, segments);
   throw new RangeError("The font has no Unicode character map of format 4 or 12.");
  }
  function readGroups(view, table) {
   const glyphs = new Map;
   const count = view.getUint32(table + 12);
   for (let index = 0; index < count; index += 1) {
    const group = table + 16 + 12 * index;
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
   }
   return glyphs;
  }
  function readSegments(view, table) {
   const glyphs = new Map;
   const doubled = view.getUint16(table + 6);
   const ends = table + 14;
   const starts = ends + doubled + 2;
   const deltas = starts + doubled;
   const offsets = deltas + doubled;
   for (let at = 0; at < doubled; at += 2) {
    const delta = view.getUint16(deltas + at);
    const rangeOffset = view.getUint16(offsets + at);
    for (let code = view.getUint16(starts + at); code <= view.getUint16(ends + at) && code !== 65535; code += 1) {
     const raw = rangeOffset === 0 ? code : view.getUint16(offsets + at + rangeOffset + 2 * (code - view.getUint16(starts + at)));
     const glyph = rangeOffset !== 0 && raw === 0 ? 0 : raw + delta & 65535;
     if (glyph !== 0) glyphs.set(code, glyph);
    }
   }
   return glyphs;
  }
  const FONT_FILES = {
   sans: "DejaVuSans.ttf",
   bold: "DejaVuSans-Bold.ttf",
   mono: "DejaVuSansMono.ttf"
  };
  const FOLDERS = [ "../fonts", "fonts", "../../../assets/fonts" ];
  function fontFolder() {
   const here = (0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url));
   const folders = FOLDERS.map(folder => (0, external_node_path_.join)(here, folder));
   const found = folders.find(folder => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, FONT_FILES.sans)));
   if (found === undefined) throw new Error(`The fonts of PDF reports are missing; looked in ${folders.join(", ")}.`);
   return found;
  }
  function loadFonts() {
   const folder = fontFolder();
   const load = name => {
    const bytes = new Uint8Array((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, FONT_FILES[name])));
    return {
     name: name,
     bytes: bytes,
     metrics: readTrueTypeMetrics(bytes)
    };
   };
   return {
    sans: load("sans"),
    bold: load("bold"),
    mono: load("mono")
   };
  }
  function drawPageFooters(flow, report) {
   const {doc: doc} = flow;
   const {start: start, count: count} = doc.bufferedPageRange();
   const width = CONTENT_WIDTH - 90;
   const footer = `${report.scan.target} · ${formatTime(report.scan.finished_at)}`;
   const left = flow.clamp(flow.lines(footer, STYLES.muted, width), 1, STYLES.muted, width);
   const top = PAGE.height - PAGE.bottom + 22;
   for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const right = `Page ${page + 1} of ${count}`;
    const x = PAGE.left + CONTENT_WIDTH - flow.width(right, STYLES.muted);
    doc.markContent("Artifact", {
     type: "Pagination"
    });
    if (page > start) flow.drawLines(left, STYLES.muted, PAGE.left, top);
    flow.drawLines([ right ], STYLES.muted, x, top);
    doc.endMarkedContent();
   }
  }
  const TITLE_MAX = 110;
  const PLACE_MAX = 90;
  const FIX_MAX = 220;
  function drawSummary(flow, root, bounded) {
   const section = flow.doc.struct("Sect", {
    title: "Summary"
   });
   root.add(section);
   flow.newPage();
   flow.doc.outline.addItem("Summary", outlinePlace(0, PAGE.width));
   flow.heading(section, 1, "Summary", {
    destination: "summary"
   });
   for (const sentence of situation(bounded)) flow.block(section, sentence, STYLES.body, {
    after: 6,
    maxLines: 10
   });
   const {urgent: urgent} = bounded;
   if (urgent.length > 0) {
    flow.space(8);
    drawTable(flow, section, [ {
     title: "Severity",
     share: .13,
     style: STYLES.cellStrong
    }, {
     title: "Weakness",
     share: .42
    }, {
     title: "How to fix it",
     share: .45
    } ], urgent.map(({finding: finding, others: others}) => [ {
     text: SEVERITY_NAMES[finding.severity],
     style: {
      ...STYLES.cellStrong,
      color: SEVERITY_COLORS[finding.severity]
     }
    }, weakness(finding, others), firstSentences(finding.remediation) ]), "What to fix first");
   }
   flow.heading(section, 2, "How far this reaches");
   for (const sentence of reach(bounded)) flow.block(section, sentence, STYLES.body, {
    after: 6,
    maxLines: 10
   });
   section.end();
  }
  function weakness(finding, others) {
   const place = describeLocation(finding.location);
   const more = others === 0 ? "" : `, and ${plural(others, "more finding")} of this check`;
   return `${summary_page_shortened(finding.title, TITLE_MAX)}: ${summary_page_shortened(place, PLACE_MAX)}${more}`;
  }
  function summary_page_shortened(text, length) {
   return text.length > length ? `${text.slice(0, length - 1)}…` : text;
  }
  function firstSentences(remediation) {
   const text = remediation.replace(/\s+/g, " ").trim();
   if (text.length <= FIX_MAX) return text;
   const cut = text.slice(0, FIX_MAX);
   const end = cut.lastIndexOf(". ");
   return end > 80 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
  }
  function situation({report: report, restTotal: restTotal}) {
   const {summary: summary, scan: scan} = report;
   const sentences = [ ...coverageSentences(report), summary.total === 0 ? `The ${scan.scan_type} scan of ${scan.target} found no weakness.` : `The ${scan.scan_type} scan of ${scan.target} found ${plural(summary.total, "weakness", "weaknesses")}: ${describeCounts(summary.by_severity)}.` ];
   const severe = summary.by_severity.critical + summary.by_severity.high;
   if (severe > 0) sentences.push(`${plural(severe, "finding is", "findings are")} critical or high: an attacker can use such a weakness directly. Treat them before the next release.`); else if (summary.by_severity.medium > 0) sentences.push("None is critical or high. Medium findings help an attacker who has found a first hold: plan them."); else if (summary.total > 0) sentences.push("None is medium or worse. What is left hardens the target further.");
   if (restTotal > 0) sentences.push(`This document shows the ${report.findings.length} most severe findings in full and counts the other ${plural(restTotal, "finding")} by check. The JSON report holds every one.`);
   if (summary.omitted > 0) sentences.push(`The scan stopped recording at its bound: ${plural(summary.omitted, "further finding was", "further findings were")} seen and left out.`);
   return sentences;
  }
  function reach({report: report}) {
   const counts = countChecks(report);
   const sentences = [ `${plural(report.checks.length, "check")} belonged to this scan: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out. The appendix "What was checked" names each with its reason.` ];
   if (counts.error > 0) sentences.push("A check that could not be carried out says nothing about the target: it is neither passed nor failed.");
   if (report.budget.exhausted.length > 0) sentences.push(`The scan used up its budget of ${report.budget.exhausted.join(", ")}; a part of the target was not looked at.`);
   sentences.push("A scan finds what its checks look for. It is evidence for an audit, not a statement that the target is secure or compliant.");
   return sentences;
  }
  async function drawReport(bounded) {
   const {report: report} = bounded;
   const fonts = loadFonts();
   const doc = new pdfkit_node.Ay({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    font: "",
    info: {
     Title: `Security scan report of ${report.scan.target}`,
     Subject: `${report.scan.scan_type} scan ${report.scan.id}, findings digest ${report.summary.digest}`,
     Author: report.tool.name,
     Creator: `${report.tool.name} ${report.tool.version}`,
     CreationDate: new Date(report.generated_at),
     ModDate: new Date(report.generated_at)
    }
   });
   const parts = [];
   const finished = new Promise((resolve, reject) => {
    doc.on("data", part => parts.push(part));
    doc.on("end", resolve);
    doc.on("error", reject);
   });
   const flow = new PageFlow(doc, fonts);
   flow.newPage();
   const root = doc.struct("Document", {
    title: "Security scan report",
    lang: "en"
   });
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
   const pdf = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
   let offset = 0;
   for (const part of parts) {
    pdf.set(part, offset);
    offset += part.length;
   }
   return pdf;
  }
 }
};
