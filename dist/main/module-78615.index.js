export const id = "module-78615";

export const ids = [ "module-78615" ];

export const modules = {
 78615: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   checkPage: () => checkPage,
   renderCheckIndex: () => renderCheckIndex,
   renderCheckPage: () => renderCheckPage
  });
  var _core_owasp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41669);
  var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6478);
  const STACKS = {
   nginx: "nginx",
   apache: "Apache",
   express: "Express",
   nextjs: "Next.js",
   caddy: "Caddy"
  };
  const LANGUAGES = {
   nginx: "nginx",
   apache: "apache",
   express: "js",
   nextjs: "js",
   caddy: "caddyfile"
  };
  function checkPage(id) {
   const check = _registry_js__WEBPACK_IMPORTED_MODULE_1__.CHECKS.find(({meta: meta}) => meta.id === id);
   return check === undefined ? null : renderCheckPage(check.meta);
  }
  function renderCheckPage(meta) {
   return `${[ `# ${meta.id}`, `**${meta.title}**`, factsTable(meta), `## What it is\n\n${meta.what}`, `## Why it matters\n\n${meta.why}`, `## How it is proved\n\n${meta.proof}`, `## How to fix it\n\n${meta.fix}`, ...snippets(meta), `## If it does not fit you\n\n${optionsText(meta.id)}`, `## References\n\n${meta.references.map(url => `- <${url}>`).join("\n")}` ].join("\n\n")}\n`;
  }
  function renderCheckIndex(metas) {
   const sorted = [ ...metas ].sort((one, other) => one.id < other.id ? -1 : 1);
   const groups = Map.groupBy(sorted, ({id: id}) => id.split(".")[0] ?? "");
   const sections = [ ...groups ].map(([group, members]) => {
    const rows = members.map(({id: id, title: title, severity: severity, cwe: cwe, scanTypes: scanTypes}) => `| [${id}](${id}.md) | ${cell(title)} | ${severity} | ${cwe.join(", ") || "–"} | ${(0, 
    _core_owasp_js__WEBPACK_IMPORTED_MODULE_0__.sb)(cwe).join(", ") || "–"} | ${scanTypes.join(", ")} |`);
    return `## ${group}\n\n| check | what | severity | CWE | OWASP | runs in |\n| --- | --- | --- | --- | --- | --- |\n${rows.join("\n")}`;
   });
   return `# Checks\n\n${sorted.length} checks in ${groups.size} groups. Made by \`npm run generate\` from the checks themselves; \`scan-gate explain <check id>\`\nprints the page of one.\n\n${sections.join("\n\n")}\n`;
  }
  function factsTable(meta) {
   const rows = [ [ "Severity", meta.localSeverity === undefined ? meta.severity : `${meta.severity}; ${meta.localSeverity} on localhost and private names` ], [ "Confidence", meta.confidence ], [ "Runs in", meta.scanTypes.join(", ") ], [ "CWE", meta.cwe.map(id => `[${id}](https://cwe.mitre.org/data/definitions/${id.slice(4)}.html)`).join(", ") ], [ "OWASP Top 10:2025", (0, 
   _core_owasp_js__WEBPACK_IMPORTED_MODULE_0__.sb)(meta.cwe).map(_core_owasp_js__WEBPACK_IMPORTED_MODULE_0__.j7).join(", ") ], [ "OWASP ASVS 5.0", (meta.requirements.asvs ?? []).join(", ") ], [ "PCI DSS 4.0.1", (meta.requirements.pci ?? []).join(", ") ] ];
   const given = rows.filter(([, value]) => value !== "");
   return `| | |\n| --- | --- |\n${given.map(([name, value]) => `| ${name} | ${value} |`).join("\n")}`;
  }
  function snippets({snippets: given}) {
   if (given === undefined) return [];
   const stacks = Object.keys(STACKS).filter(stack => given[stack] !== undefined);
   return stacks.map(stack => `### ${STACKS[stack]}\n\n\`\`\`${LANGUAGES[stack]}\n${given[stack]}\n\`\`\``);
  }
  function optionsText(id) {
   return `In the configuration file, disable the check or give it another severity:\n\n\`\`\`yaml\ndisable-checks: [${id}]\nseverity-overrides:\n  ${id}: info\n\`\`\`\n\nIn the API these are the scan's options \`disable_checks\` and \`severity_overrides\`. To accept a single finding for a while, put its\nfingerprint with a reason and a date into the ignore list.`;
  }
  function cell(text) {
   return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
  }
 },
 41669: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j7: () => owaspTitle,
   jK: () => OWASP_TOP_10,
   sb: () => owaspOf
  });
  const OWASP_TOP_10 = [ {
   id: "A01:2025",
   name: "Broken Access Control",
   cwe: [ 22, 23, 36, 59, 61, 65, 200, 201, 219, 276, 281, 282, 283, 284, 285, 352, 359, 377, 379, 402, 424, 425, 441, 497, 538, 540, 548, 552, 566, 601, 615, 639, 668, 732, 749, 862, 863, 918, 922, 1275 ]
  }, {
   id: "A02:2025",
   name: "Security Misconfiguration",
   cwe: [ 5, 11, 13, 15, 16, 260, 315, 489, 526, 547, 611, 614, 776, 942, 1004, 1174 ]
  }, {
   id: "A03:2025",
   name: "Software Supply Chain Failures",
   cwe: [ 447, 1035, 1104, 1329, 1357, 1395 ]
  }, {
   id: "A04:2025",
   name: "Cryptographic Failures",
   cwe: [ 261, 296, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 334, 335, 336, 337, 338, 340, 342, 347, 523, 757, 759, 760, 780, 916, 1240, 1241 ]
  }, {
   id: "A05:2025",
   name: "Injection",
   cwe: [ 20, 74, 76, 77, 78, 79, 80, 83, 86, 88, 89, 90, 91, 93, 94, 95, 96, 97, 98, 99, 103, 104, 112, 113, 114, 115, 116, 129, 159, 470, 493, 500, 564, 610, 643, 644, 917 ]
  }, {
   id: "A06:2025",
   name: "Insecure Design",
   cwe: [ 73, 183, 256, 266, 269, 286, 311, 312, 313, 316, 362, 382, 419, 434, 436, 444, 451, 454, 472, 501, 522, 525, 539, 598, 602, 628, 642, 646, 653, 656, 657, 676, 693, 799, 807, 841, 1021, 1022, 1125 ]
  }, {
   id: "A07:2025",
   name: "Authentication Failures",
   cwe: [ 258, 259, 287, 288, 289, 290, 291, 293, 294, 295, 297, 298, 299, 300, 302, 303, 304, 305, 306, 307, 308, 309, 346, 350, 384, 521, 613, 620, 640, 798, 940, 941, 1390, 1391, 1392, 1393 ]
  }, {
   id: "A08:2025",
   name: "Software or Data Integrity Failures",
   cwe: [ 345, 353, 426, 427, 494, 502, 506, 509, 565, 784, 829, 830, 915, 926 ]
  }, {
   id: "A09:2025",
   name: "Security Logging and Alerting Failures",
   cwe: [ 117, 221, 223, 532, 778 ]
  }, {
   id: "A10:2025",
   name: "Mishandling of Exceptional Conditions",
   cwe: [ 209, 215, 234, 235, 248, 252, 274, 280, 369, 390, 391, 394, 396, 397, 460, 476, 478, 484, 550, 636, 703, 754, 755, 756 ]
  } ];
  const CATEGORY_OF = new Map(OWASP_TOP_10.flatMap(({id: id, cwe: cwe}) => cwe.map(number => [ `CWE-${number}`, id ])));
  function owaspOf(cwe) {
   return [ ...new Set(cwe.flatMap(id => CATEGORY_OF.get(id) ?? [])) ].sort();
  }
  function owaspTitle(id) {
   const category = OWASP_TOP_10.find(entry => entry.id === id);
   return category === undefined ? id : `${category.id} ${category.name}`;
  }
 }
};
