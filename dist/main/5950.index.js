export const id = 5950;

export const ids = [ 5950 ];

export const modules = {
 57349: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  var YAMLMap = __webpack_require__(84454);
  var YAMLSeq = __webpack_require__(92223);
  var resolveBlockMap = __webpack_require__(87103);
  var resolveBlockSeq = __webpack_require__(90334);
  var resolveFlowCollection = __webpack_require__(13142);
  function resolveCollection(CN, ctx, token, onError, tagName, tag) {
   const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
   const Coll = coll.constructor;
   if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
   }
   if (tagName) coll.tag = tagName;
   return coll;
  }
  function composeCollection(CN, ctx, token, props, onError) {
   const tagToken = props.tag;
   const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, msg => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
   if (token.type === "block-seq") {
    const {anchor: anchor, newlineAfterProp: nl} = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
     const message = "Missing newline after block sequence props";
     onError(lastProp, "MISSING_CHAR", message);
    }
   }
   const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
   if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN, ctx, token, onError, tagName);
   }
   let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
   if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
     ctx.schema.tags.push(Object.assign({}, kt, {
      default: false
     }));
     tag = kt;
    } else {
     if (kt) {
      onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
     } else {
      onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
     }
     return resolveCollection(CN, ctx, token, onError, tagName);
    }
   }
   const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
   const res = tag.resolve?.(coll, msg => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
   const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
   node.range = coll.range;
   node.tag = tagName;
   if (tag?.format) node.format = tag.format;
   return node;
  }
  exports.composeCollection = composeCollection;
 },
 23683: (__unused_webpack_module, exports, __webpack_require__) => {
  var Document = __webpack_require__(3021);
  var composeNode = __webpack_require__(45937);
  var resolveEnd = __webpack_require__(17788);
  var resolveProps = __webpack_require__(34631);
  function composeDoc(options, directives, {offset: offset, start: start, value: value, end: end}, onError) {
   const opts = Object.assign({
    _directives: directives
   }, options);
   const doc = new Document.Document(undefined, opts);
   const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
   };
   const props = resolveProps.resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset: offset,
    onError: onError,
    parentIndent: 0,
    startOnNewline: true
   });
   if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
   }
   doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
   const contentEnd = doc.contents.range[2];
   const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
   if (re.comment) doc.comment = re.comment;
   doc.range = [ offset, contentEnd, re.offset ];
   return doc;
  }
  exports.composeDoc = composeDoc;
 },
 45937: (__unused_webpack_module, exports, __webpack_require__) => {
  var Alias = __webpack_require__(4065);
  var identity = __webpack_require__(41127);
  var composeCollection = __webpack_require__(57349);
  var composeScalar = __webpack_require__(5413);
  var resolveEnd = __webpack_require__(17788);
  var utilEmptyScalarPosition = __webpack_require__(22599);
  const CN = {
   composeNode: composeNode,
   composeEmptyNode: composeEmptyNode
  };
  function composeNode(ctx, token, props, onError) {
   const atKey = ctx.atKey;
   const {spaceBefore: spaceBefore, comment: comment, anchor: anchor, tag: tag} = props;
   let node;
   let isSrcToken = true;
   switch (token.type) {
   case "alias":
    node = composeAlias(ctx, token, onError);
    if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
    break;

   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "block-scalar":
    node = composeScalar.composeScalar(ctx, token, tag, onError);
    if (anchor) node.anchor = anchor.source.substring(1);
    break;

   case "block-map":
   case "block-seq":
   case "flow-collection":
    try {
     node = composeCollection.composeCollection(CN, ctx, token, props, onError);
     if (anchor) node.anchor = anchor.source.substring(1);
    } catch (error) {
     const message = error instanceof Error ? error.message : String(error);
     onError(token, "RESOURCE_EXHAUSTION", message);
    }
    break;

   default:
    {
     const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
     onError(token, "UNEXPECTED_TOKEN", message);
     isSrcToken = false;
    }
   }
   node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
   if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
   if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
   }
   if (spaceBefore) node.spaceBefore = true;
   if (comment) {
    if (token.type === "scalar" && token.source === "") node.comment = comment; else node.commentBefore = comment;
   }
   if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
   return node;
  }
  function composeEmptyNode(ctx, offset, before, pos, {spaceBefore: spaceBefore, comment: comment, anchor: anchor, tag: tag, end: end}, onError) {
   const token = {
    type: "scalar",
    offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
   };
   const node = composeScalar.composeScalar(ctx, token, tag, onError);
   if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
   }
   if (spaceBefore) node.spaceBefore = true;
   if (comment) {
    node.comment = comment;
    node.range[2] = end;
   }
   return node;
  }
  function composeAlias({options: options}, {offset: offset, source: source, end: end}, onError) {
   const alias = new Alias.Alias(source.substring(1));
   if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
   if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
   const valueEnd = offset + source.length;
   const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
   alias.range = [ offset, valueEnd, re.offset ];
   if (re.comment) alias.comment = re.comment;
   return alias;
  }
  exports.composeEmptyNode = composeEmptyNode;
  exports.composeNode = composeNode;
 },
 5413: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  var resolveBlockScalar = __webpack_require__(48913);
  var resolveFlowScalar = __webpack_require__(76842);
  function composeScalar(ctx, token, tagToken, onError) {
   const {value: value, type: type, comment: comment, range: range} = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
   const tagName = tagToken ? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
   let tag;
   if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[identity.SCALAR];
   } else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError); else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError); else tag = ctx.schema[identity.SCALAR];
   let scalar;
   try {
    const res = tag.resolve(value, msg => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
   } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar.Scalar(value);
   }
   scalar.range = range;
   scalar.source = value;
   if (type) scalar.type = type;
   if (tagName) scalar.tag = tagName;
   if (tag.format) scalar.format = tag.format;
   if (comment) scalar.comment = comment;
   return scalar;
  }
  function findScalarTagByName(schema, value, tagName, tagToken, onError) {
   if (tagName === "!") return schema[identity.SCALAR];
   const matchWithTest = [];
   for (const tag of schema.tags) {
    if (!tag.collection && tag.tag === tagName) {
     if (tag.default && tag.test) matchWithTest.push(tag); else return tag;
    }
   }
   for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
   const kt = schema.knownTags[tagName];
   if (kt && !kt.collection) {
    schema.tags.push(Object.assign({}, kt, {
     default: false,
     test: undefined
    }));
    return kt;
   }
   onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
   return schema[identity.SCALAR];
  }
  function findScalarTagByTest({atKey: atKey, directives: directives, schema: schema}, value, token, onError) {
   const tag = schema.tags.find(tag => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
   if (schema.compat) {
    const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
    if (tag.tag !== compat.tag) {
     const ts = directives.tagString(tag.tag);
     const cs = directives.tagString(compat.tag);
     const msg = `Value may be parsed as either ${ts} or ${cs}`;
     onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
   }
   return tag;
  }
  exports.composeScalar = composeScalar;
 },
 89984: (__unused_webpack_module, exports, __webpack_require__) => {
  var node_process = __webpack_require__(932);
  var directives = __webpack_require__(61342);
  var Document = __webpack_require__(3021);
  var errors = __webpack_require__(91464);
  var identity = __webpack_require__(41127);
  var composeDoc = __webpack_require__(23683);
  var resolveEnd = __webpack_require__(17788);
  function getErrorPos(src) {
   if (typeof src === "number") return [ src, src + 1 ];
   if (Array.isArray(src)) return src.length === 2 ? src : [ src[0], src[1] ];
   const {offset: offset, source: source} = src;
   return [ offset, offset + (typeof source === "string" ? source.length : 1) ];
  }
  function parsePrelude(prelude) {
   let comment = "";
   let atComment = false;
   let afterEmptyLine = false;
   for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
    case "#":
     comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
     atComment = true;
     afterEmptyLine = false;
     break;

    case "%":
     if (prelude[i + 1]?.[0] !== "#") i += 1;
     atComment = false;
     break;

    default:
     if (!atComment) afterEmptyLine = true;
     atComment = false;
    }
   }
   return {
    comment: comment,
    afterEmptyLine: afterEmptyLine
   };
  }
  class Composer {
   constructor(options = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code, message, warning) => {
     const pos = getErrorPos(source);
     if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message)); else this.errors.push(new errors.YAMLParseError(pos, code, message));
    };
    this.directives = new directives.Directives({
     version: options.version || "1.2"
    });
    this.options = options;
   }
   decorate(doc, afterDoc) {
    const {comment: comment, afterEmptyLine: afterEmptyLine} = parsePrelude(this.prelude);
    if (comment) {
     const dc = doc.contents;
     if (afterDoc) {
      doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
     } else if (afterEmptyLine || doc.directives.docStart || !dc) {
      doc.commentBefore = comment;
     } else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
      let it = dc.items[0];
      if (identity.isPair(it)) it = it.key;
      const cb = it.commentBefore;
      it.commentBefore = cb ? `${comment}\n${cb}` : comment;
     } else {
      const cb = dc.commentBefore;
      dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
     }
    }
    if (afterDoc) {
     for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
     for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
    } else {
     doc.errors = this.errors;
     doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
   }
   streamInfo() {
    return {
     comment: parsePrelude(this.prelude).comment,
     directives: this.directives,
     errors: this.errors,
     warnings: this.warnings
    };
   }
   * compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token of tokens) yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
   }
   * next(token) {
    if (node_process.env.LOG_STREAM) console.dir(token, {
     depth: null
    });
    switch (token.type) {
    case "directive":
     this.directives.add(token.source, (offset, message, warning) => {
      const pos = getErrorPos(token);
      pos[0] += offset;
      this.onError(pos, "BAD_DIRECTIVE", message, warning);
     });
     this.prelude.push(token.source);
     this.atDirectives = true;
     break;

    case "document":
     {
      const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
      if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
      this.decorate(doc, false);
      if (this.doc) yield this.doc;
      this.doc = doc;
      this.atDirectives = false;
      break;
     }

    case "byte-order-mark":
    case "space":
     break;

    case "comment":
    case "newline":
     this.prelude.push(token.source);
     break;

    case "error":
     {
      const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
      const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
      if (this.atDirectives || !this.doc) this.errors.push(error); else this.doc.errors.push(error);
      break;
     }

    case "doc-end":
     {
      if (!this.doc) {
       const msg = "Unexpected doc-end without preceding document";
       this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
       break;
      }
      this.doc.directives.docEnd = true;
      const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
      this.decorate(this.doc, true);
      if (end.comment) {
       const dc = this.doc.comment;
       this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
      }
      this.doc.range[2] = end.offset;
      break;
     }

    default:
     this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
   }
   * end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
     this.decorate(this.doc, true);
     yield this.doc;
     this.doc = null;
    } else if (forceDoc) {
     const opts = Object.assign({
      _directives: this.directives
     }, this.options);
     const doc = new Document.Document(undefined, opts);
     if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
     doc.range = [ 0, endOffset, endOffset ];
     this.decorate(doc, false);
     yield doc;
    }
   }
  }
  exports.Composer = Composer;
 },
 87103: (__unused_webpack_module, exports, __webpack_require__) => {
  var Pair = __webpack_require__(57165);
  var YAMLMap = __webpack_require__(84454);
  var resolveProps = __webpack_require__(34631);
  var utilContainsNewline = __webpack_require__(9499);
  var utilFlowIndentCheck = __webpack_require__(74051);
  var utilMapIncludes = __webpack_require__(81187);
  const startColMsg = "All mapping items must start at the same column";
  function resolveBlockMap({composeNode: composeNode, composeEmptyNode: composeEmptyNode}, ctx, bm, onError, tag) {
   const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
   const map = new NodeClass(ctx.schema);
   if (ctx.atRoot) ctx.atRoot = false;
   let offset = bm.offset;
   let commentEnd = null;
   for (const collItem of bm.items) {
    const {start: start, key: key, sep: sep, value: value} = collItem;
    const keyProps = resolveProps.resolveProps(start, {
     indicator: "explicit-key-ind",
     next: key ?? sep?.[0],
     offset: offset,
     onError: onError,
     parentIndent: bm.indent,
     startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
     if (key) {
      if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key"); else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
     }
     if (!keyProps.anchor && !keyProps.tag && !sep) {
      commentEnd = keyProps.end;
      if (keyProps.comment) {
       if (map.comment) map.comment += "\n" + keyProps.comment; else map.comment = keyProps.comment;
      }
      continue;
     }
     if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
      onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
     }
    } else if (keyProps.found?.indent !== bm.indent) {
     onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps.resolveProps(sep ?? [], {
     indicator: "map-value-ind",
     next: value,
     offset: keyNode.range[2],
     onError: onError,
     parentIndent: bm.indent,
     startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
     if (implicitKey) {
      if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
      if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
     }
     const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
     if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
     offset = valueNode.range[2];
     const pair = new Pair.Pair(keyNode, valueNode);
     if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
     map.items.push(pair);
    } else {
     if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
     if (valueProps.comment) {
      if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment; else keyNode.comment = valueProps.comment;
     }
     const pair = new Pair.Pair(keyNode);
     if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
     map.items.push(pair);
    }
   }
   if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
   map.range = [ bm.offset, offset, commentEnd ?? offset ];
   return map;
  }
  exports.resolveBlockMap = resolveBlockMap;
 },
 48913: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  function resolveBlockScalar(ctx, scalar, onError) {
   const start = scalar.offset;
   const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
   if (!header) return {
    value: "",
    type: null,
    comment: "",
    range: [ start, start, start ]
   };
   const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
   const lines = scalar.source ? splitLines(scalar.source) : [];
   let chompStart = lines.length;
   for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r") chompStart = i; else break;
   }
   if (chompStart === 0) {
    const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end = start + header.length;
    if (scalar.source) end += scalar.source.length;
    return {
     value: value,
     type: type,
     comment: header.comment,
     range: [ start, end, end ]
    };
   }
   let trimIndent = scalar.indent + header.indent;
   let offset = scalar.offset + header.length;
   let contentStart = 0;
   for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
     if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
    } else {
     if (indent.length < trimIndent) {
      const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
      onError(offset + indent.length, "MISSING_CHAR", message);
     }
     if (header.indent === 0) trimIndent = indent.length;
     contentStart = i;
     if (trimIndent === 0 && !ctx.atRoot) {
      const message = "Block scalar values in collections must be indented";
      onError(offset, "BAD_INDENT", message);
     }
     break;
    }
    offset += indent.length + content.length + 1;
   }
   for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent) chompStart = i + 1;
   }
   let value = "";
   let sep = "";
   let prevMoreIndented = false;
   for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
   for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf) content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
     const src = header.indent ? "explicit indentation indicator" : "first line";
     const message = `Block scalar lines must not be less indented than their ${src}`;
     onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
     indent = "";
    }
    if (type === Scalar.Scalar.BLOCK_LITERAL) {
     value += sep + indent.slice(trimIndent) + content;
     sep = "\n";
    } else if (indent.length > trimIndent || content[0] === "\t") {
     if (sep === " ") sep = "\n"; else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
     value += sep + indent.slice(trimIndent) + content;
     sep = "\n";
     prevMoreIndented = true;
    } else if (content === "") {
     if (sep === "\n") value += "\n"; else sep = "\n";
    } else {
     value += sep + content;
     sep = " ";
     prevMoreIndented = false;
    }
   }
   switch (header.chomp) {
   case "-":
    break;

   case "+":
    for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
    if (value[value.length - 1] !== "\n") value += "\n";
    break;

   default:
    value += "\n";
   }
   const end = start + header.length + scalar.source.length;
   return {
    value: value,
    type: type,
    comment: header.comment,
    range: [ start, end, end ]
   };
  }
  function parseBlockScalarHeader({offset: offset, props: props}, strict, onError) {
   if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
   }
   const {source: source} = props[0];
   const mode = source[0];
   let indent = 0;
   let chomp = "";
   let error = -1;
   for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+")) chomp = ch; else {
     const n = Number(ch);
     if (!indent && n) indent = n; else if (error === -1) error = offset + i;
    }
   }
   if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
   let hasSpace = false;
   let comment = "";
   let length = source.length;
   for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
    case "space":
     hasSpace = true;

    case "newline":
     length += token.source.length;
     break;

    case "comment":
     if (strict && !hasSpace) {
      const message = "Comments must be separated from other tokens by white space characters";
      onError(token, "MISSING_CHAR", message);
     }
     length += token.source.length;
     comment = token.source.substring(1);
     break;

    case "error":
     onError(token, "UNEXPECTED_TOKEN", token.message);
     length += token.source.length;
     break;

    default:
     {
      const message = `Unexpected token in block scalar header: ${token.type}`;
      onError(token, "UNEXPECTED_TOKEN", message);
      const ts = token.source;
      if (ts && typeof ts === "string") length += ts.length;
     }
    }
   }
   return {
    mode: mode,
    indent: indent,
    chomp: chomp,
    comment: comment,
    length: length
   };
  }
  function splitLines(source) {
   const split = source.split(/\n( *)/);
   const first = split[0];
   const m = first.match(/^( *)/);
   const line0 = m?.[1] ? [ m[1], first.slice(m[1].length) ] : [ "", first ];
   const lines = [ line0 ];
   for (let i = 1; i < split.length; i += 2) lines.push([ split[i], split[i + 1] ]);
   return lines;
  }
  exports.resolveBlockScalar = resolveBlockScalar;
 },
 90334: (__unused_webpack_module, exports, __webpack_require__) => {
  var YAMLSeq = __webpack_require__(92223);
  var resolveProps = __webpack_require__(34631);
  var utilFlowIndentCheck = __webpack_require__(74051);
  function resolveBlockSeq({composeNode: composeNode, composeEmptyNode: composeEmptyNode}, ctx, bs, onError, tag) {
   const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
   const seq = new NodeClass(ctx.schema);
   if (ctx.atRoot) ctx.atRoot = false;
   if (ctx.atKey) ctx.atKey = false;
   let offset = bs.offset;
   let commentEnd = null;
   for (const {start: start, value: value} of bs.items) {
    const props = resolveProps.resolveProps(start, {
     indicator: "seq-item-ind",
     next: value,
     offset: offset,
     onError: onError,
     parentIndent: bs.indent,
     startOnNewline: true
    });
    if (!props.found) {
     if (props.anchor || props.tag || value) {
      if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column"); else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
     } else {
      commentEnd = props.end;
      if (props.comment) seq.comment = props.comment;
      continue;
     }
    }
    const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq.items.push(node);
   }
   seq.range = [ bs.offset, offset, commentEnd ?? offset ];
   return seq;
  }
  exports.resolveBlockSeq = resolveBlockSeq;
 },
 17788: (__unused_webpack_module, exports) => {
  function resolveEnd(end, offset, reqSpace, onError) {
   let comment = "";
   if (end) {
    let hasSpace = false;
    let sep = "";
    for (const token of end) {
     const {source: source, type: type} = token;
     switch (type) {
     case "space":
      hasSpace = true;
      break;

     case "comment":
      {
       if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
       const cb = source.substring(1) || " ";
       if (!comment) comment = cb; else comment += sep + cb;
       sep = "";
       break;
      }

     case "newline":
      if (comment) sep += source;
      hasSpace = true;
      break;

     default:
      onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
     }
     offset += source.length;
    }
   }
   return {
    comment: comment,
    offset: offset
   };
  }
  exports.resolveEnd = resolveEnd;
 },
 13142: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var YAMLMap = __webpack_require__(84454);
  var YAMLSeq = __webpack_require__(92223);
  var resolveEnd = __webpack_require__(17788);
  var resolveProps = __webpack_require__(34631);
  var utilContainsNewline = __webpack_require__(9499);
  var utilMapIncludes = __webpack_require__(81187);
  const blockMsg = "Block collections are not allowed within flow collections";
  const isBlock = token => token && (token.type === "block-map" || token.type === "block-seq");
  function resolveFlowCollection({composeNode: composeNode, composeEmptyNode: composeEmptyNode}, ctx, fc, onError, tag) {
   const isMap = fc.start.source === "{";
   const fcName = isMap ? "flow map" : "flow sequence";
   const NodeClass = tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
   const coll = new NodeClass(ctx.schema);
   coll.flow = true;
   const atRoot = ctx.atRoot;
   if (atRoot) ctx.atRoot = false;
   if (ctx.atKey) ctx.atKey = false;
   let offset = fc.offset + fc.start.source.length;
   for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const {start: start, key: key, sep: sep, value: value} = collItem;
    const props = resolveProps.resolveProps(start, {
     flow: fcName,
     indicator: "explicit-key-ind",
     next: key ?? sep?.[0],
     offset: offset,
     onError: onError,
     parentIndent: fc.indent,
     startOnNewline: false
    });
    if (!props.found) {
     if (!props.anchor && !props.tag && !sep && !value) {
      if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`); else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
      if (props.comment) {
       if (coll.comment) coll.comment += "\n" + props.comment; else coll.comment = props.comment;
      }
      offset = props.end;
      continue;
     }
     if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
    }
    if (i === 0) {
     if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
     if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
     if (props.comment) {
      let prevItemComment = "";
      loop: for (const st of start) {
       switch (st.type) {
       case "comma":
       case "space":
        break;

       case "comment":
        prevItemComment = st.source.substring(1);
        break loop;

       default:
        break loop;
       }
      }
      if (prevItemComment) {
       let prev = coll.items[coll.items.length - 1];
       if (identity.isPair(prev)) prev = prev.value ?? prev.key;
       if (prev.comment) prev.comment += "\n" + prevItemComment; else prev.comment = prevItemComment;
       props.comment = props.comment.substring(prevItemComment.length + 1);
      }
     }
    }
    if (!isMap && !sep && !props.found) {
     const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
     coll.items.push(valueNode);
     offset = valueNode.range[2];
     if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
     ctx.atKey = true;
     const keyStart = props.end;
     const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
     if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
     ctx.atKey = false;
     const valueProps = resolveProps.resolveProps(sep ?? [], {
      flow: fcName,
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError: onError,
      parentIndent: fc.indent,
      startOnNewline: false
     });
     if (valueProps.found) {
      if (!isMap && !props.found && ctx.options.strict) {
       if (sep) for (const st of sep) {
        if (st === valueProps.found) break;
        if (st.type === "newline") {
         onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
         break;
        }
       }
       if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
      }
     } else if (value) {
      if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`); else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
     }
     const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
     if (valueNode) {
      if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
     } else if (valueProps.comment) {
      if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment; else keyNode.comment = valueProps.comment;
     }
     const pair = new Pair.Pair(keyNode, valueNode);
     if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
     if (isMap) {
      const map = coll;
      if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
      map.items.push(pair);
     } else {
      const map = new YAMLMap.YAMLMap(ctx.schema);
      map.flow = true;
      map.items.push(pair);
      const endRange = (valueNode ?? keyNode).range;
      map.range = [ keyNode.range[0], endRange[1], endRange[2] ];
      coll.items.push(map);
     }
     offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
   }
   const expectedEnd = isMap ? "}" : "]";
   const [ce, ...ee] = fc.end;
   let cePos = offset;
   if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length; else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1) ee.unshift(ce);
   }
   if (ee.length > 0) {
    const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
     if (coll.comment) coll.comment += "\n" + end.comment; else coll.comment = end.comment;
    }
    coll.range = [ fc.offset, cePos, end.offset ];
   } else {
    coll.range = [ fc.offset, cePos, cePos ];
   }
   return coll;
  }
  exports.resolveFlowCollection = resolveFlowCollection;
 },
 76842: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  var resolveEnd = __webpack_require__(17788);
  function resolveFlowScalar(scalar, strict, onError) {
   const {offset: offset, type: type, source: source, end: end} = scalar;
   let _type;
   let value;
   const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
   switch (type) {
   case "scalar":
    _type = Scalar.Scalar.PLAIN;
    value = plainValue(source, _onError);
    break;

   case "single-quoted-scalar":
    _type = Scalar.Scalar.QUOTE_SINGLE;
    value = singleQuotedValue(source, _onError);
    break;

   case "double-quoted-scalar":
    _type = Scalar.Scalar.QUOTE_DOUBLE;
    value = doubleQuotedValue(source, _onError);
    break;

   default:
    onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
    return {
     value: "",
     type: null,
     comment: "",
     range: [ offset, offset + source.length, offset + source.length ]
    };
   }
   const valueEnd = offset + source.length;
   const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
   return {
    value: value,
    type: _type,
    comment: re.comment,
    range: [ offset, valueEnd, re.offset ]
   };
  }
  function plainValue(source, onError) {
   let badChar = "";
   switch (source[0]) {
   case "\t":
    badChar = "a tab character";
    break;

   case ",":
    badChar = "flow indicator character ,";
    break;

   case "%":
    badChar = "directive indicator character %";
    break;

   case "|":
   case ">":
    {
     badChar = `block scalar indicator ${source[0]}`;
     break;
    }

   case "@":
   case "`":
    {
     badChar = `reserved character ${source[0]}`;
     break;
    }
   }
   if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
   return unfoldLines(source);
  }
  function singleQuotedValue(source, onError) {
   if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
   return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
  }
  function unfoldLines(source) {
   const line = /(.*?)\r?\n/sy;
   let match = line.exec(source);
   if (!match) return source;
   let trimEnd, trimBoth;
   try {
    trimEnd = new RegExp("(?<![ \t])[ \t]+$");
    trimBoth = new RegExp("^[ \t]+|(?<![ \t])[ \t]+$", "g");
   } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
   }
   let res = match[1].replace(trimEnd, "");
   let sep = " ";
   let pos = line.lastIndex;
   while (match = line.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
     if (sep === "\n") res += sep; else sep = "\n";
    } else {
     res += sep + lm;
     sep = " ";
    }
    pos = line.lastIndex;
   }
   const last = /[ \t]*(.*)/sy;
   last.lastIndex = pos;
   match = last.exec(source);
   return res + sep + (match?.[1] ?? "");
  }
  function doubleQuotedValue(source, onError) {
   let res = "";
   for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n") continue;
    if (ch === "\n") {
     const {fold: fold, offset: offset} = foldNewline(source, i);
     res += fold;
     i = offset;
    } else if (ch === "\\") {
     let next = source[++i];
     const cc = escapeCodes[next];
     if (cc) res += cc; else if (next === "\n") {
      next = source[i + 1];
      while (next === " " || next === "\t") next = source[++i + 1];
     } else if (next === "\r" && source[i + 1] === "\n") {
      next = source[++i + 1];
      while (next === " " || next === "\t") next = source[++i + 1];
     } else if (next === "x" || next === "u" || next === "U") {
      const length = next === "x" ? 2 : next === "u" ? 4 : 8;
      res += parseCharCode(source, i + 1, length, onError);
      i += length;
     } else {
      const raw = source.substr(i - 1, 2);
      onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
      res += raw;
     }
    } else if (ch === " " || ch === "\t") {
     const wsStart = i;
     let next = source[i + 1];
     while (next === " " || next === "\t") next = source[++i + 1];
     if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
     res += ch;
    }
   }
   if (source[source.length - 1] !== '"' || source.length === 1) onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
   return res;
  }
  function foldNewline(source, offset) {
   let fold = "";
   let ch = source[offset + 1];
   while (ch === " " || ch === "\t" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n") break;
    if (ch === "\n") fold += "\n";
    offset += 1;
    ch = source[offset + 1];
   }
   if (!fold) fold = " ";
   return {
    fold: fold,
    offset: offset
   };
  }
  const escapeCodes = {
   0: "\0",
   a: "",
   b: "\b",
   e: "",
   f: "\f",
   n: "\n",
   r: "\r",
   t: "\t",
   v: "\v",
   N: "",
   _: " ",
   L: "\u2028",
   P: "\u2029",
   " ": " ",
   '"': '"',
   "/": "/",
   "\\": "\\",
   "\t": "\t"
  };
  function parseCharCode(source, offset, length, onError) {
   const cc = source.substr(offset, length);
   const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
   const code = ok ? parseInt(cc, 16) : NaN;
   try {
    return String.fromCodePoint(code);
   } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
   }
  }
  exports.resolveFlowScalar = resolveFlowScalar;
 },
 34631: (__unused_webpack_module, exports) => {
  function resolveProps(tokens, {flow: flow, indicator: indicator, next: next, offset: offset, onError: onError, parentIndent: parentIndent, startOnNewline: startOnNewline}) {
   let spaceBefore = false;
   let atNewline = startOnNewline;
   let hasSpace = startOnNewline;
   let comment = "";
   let commentSep = "";
   let hasNewline = false;
   let reqSpace = false;
   let tab = null;
   let anchor = null;
   let tag = null;
   let newlineAfterProp = null;
   let comma = null;
   let found = null;
   let start = null;
   for (const token of tokens) {
    if (reqSpace) {
     if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
     reqSpace = false;
    }
    if (tab) {
     if (atNewline && token.type !== "comment" && token.type !== "newline") {
      onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
     }
     tab = null;
    }
    switch (token.type) {
    case "space":
     if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("\t")) {
      tab = token;
     }
     hasSpace = true;
     break;

    case "comment":
     {
      if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
      const cb = token.source.substring(1) || " ";
      if (!comment) comment = cb; else comment += commentSep + cb;
      commentSep = "";
      atNewline = false;
      break;
     }

    case "newline":
     if (atNewline) {
      if (comment) comment += token.source; else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
     } else commentSep += token.source;
     atNewline = true;
     hasNewline = true;
     if (anchor || tag) newlineAfterProp = token;
     hasSpace = true;
     break;

    case "anchor":
     if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
     if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
     anchor = token;
     start ?? (start = token.offset);
     atNewline = false;
     hasSpace = false;
     reqSpace = true;
     break;

    case "tag":
     {
      if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
      tag = token;
      start ?? (start = token.offset);
      atNewline = false;
      hasSpace = false;
      reqSpace = true;
      break;
     }

    case indicator:
     if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
     if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
     found = token;
     atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
     hasSpace = false;
     break;

    case "comma":
     if (flow) {
      if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
      comma = token;
      atNewline = false;
      hasSpace = false;
      break;
     }

    default:
     onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
     atNewline = false;
     hasSpace = false;
    }
   }
   const last = tokens[tokens.length - 1];
   const end = last ? last.offset + last.source.length : offset;
   if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
   }
   if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
   return {
    comma: comma,
    found: found,
    spaceBefore: spaceBefore,
    comment: comment,
    hasNewline: hasNewline,
    anchor: anchor,
    tag: tag,
    newlineAfterProp: newlineAfterProp,
    end: end,
    start: start ?? end
   };
  }
  exports.resolveProps = resolveProps;
 },
 9499: (__unused_webpack_module, exports) => {
  function containsNewline(key) {
   if (!key) return null;
   switch (key.type) {
   case "alias":
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    if (key.source.includes("\n")) return true;
    if (key.end) for (const st of key.end) if (st.type === "newline") return true;
    return false;

   case "flow-collection":
    for (const it of key.items) {
     for (const st of it.start) if (st.type === "newline") return true;
     if (it.sep) for (const st of it.sep) if (st.type === "newline") return true;
     if (containsNewline(it.key) || containsNewline(it.value)) return true;
    }
    return false;

   default:
    return true;
   }
  }
  exports.containsNewline = containsNewline;
 },
 22599: (__unused_webpack_module, exports) => {
  function emptyScalarPosition(offset, before, pos) {
   if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
     let st = before[i];
     switch (st.type) {
     case "space":
     case "comment":
     case "newline":
      offset -= st.source.length;
      continue;
     }
     st = before[++i];
     while (st?.type === "space") {
      offset += st.source.length;
      st = before[++i];
     }
     break;
    }
   }
   return offset;
  }
  exports.emptyScalarPosition = emptyScalarPosition;
 },
 74051: (__unused_webpack_module, exports, __webpack_require__) => {
  var utilContainsNewline = __webpack_require__(9499);
  function flowIndentCheck(indent, fc, onError) {
   if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
     const msg = "Flow end indicator should be more indented than parent";
     onError(end, "BAD_INDENT", msg, true);
    }
   }
  }
  exports.flowIndentCheck = flowIndentCheck;
 },
 81187: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  function mapIncludes(ctx, items, search) {
   const {uniqueKeys: uniqueKeys} = ctx.options;
   if (uniqueKeys === false) return false;
   const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
   return items.some(pair => isEqual(pair.key, search));
  }
  exports.mapIncludes = mapIncludes;
 },
 3021: (__unused_webpack_module, exports, __webpack_require__) => {
  var Alias = __webpack_require__(4065);
  var Collection = __webpack_require__(40101);
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var toJS = __webpack_require__(74043);
  var Schema = __webpack_require__(45840);
  var stringifyDocument = __webpack_require__(6829);
  var anchors = __webpack_require__(71596);
  var applyReviver = __webpack_require__(83661);
  var createNode = __webpack_require__(42404);
  var directives = __webpack_require__(61342);
  class Document {
   constructor(value, replacer, options) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, identity.NODE_TYPE, {
     value: identity.DOC
    });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
     _replacer = replacer;
    } else if (options === undefined && replacer) {
     options = replacer;
     replacer = undefined;
    }
    const opt = Object.assign({
     intAsBigInt: false,
     keepSourceTokens: false,
     logLevel: "warn",
     prettyErrors: true,
     strict: true,
     stringKeys: false,
     uniqueKeys: true,
     version: "1.2"
    }, options);
    this.options = opt;
    let {version: version} = opt;
    if (options?._directives) {
     this.directives = options._directives.atDocument();
     if (this.directives.yaml.explicit) version = this.directives.yaml.version;
    } else this.directives = new directives.Directives({
     version: version
    });
    this.setSchema(version, options);
    this.contents = value === undefined ? null : this.createNode(value, _replacer, options);
   }
   clone() {
    const copy = Object.create(Document.prototype, {
     [identity.NODE_TYPE]: {
      value: identity.DOC
     }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives) copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range) copy.range = this.range.slice();
    return copy;
   }
   add(value) {
    if (assertCollection(this.contents)) this.contents.add(value);
   }
   addIn(path, value) {
    if (assertCollection(this.contents)) this.contents.addIn(path, value);
   }
   createAlias(node, name) {
    if (!node.anchor) {
     const prev = anchors.anchorNames(this);
     node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
    }
    return new Alias.Alias(node.anchor);
   }
   createNode(value, replacer, options) {
    let _replacer = undefined;
    if (typeof replacer === "function") {
     value = replacer.call({
      "": value
     }, "", value);
     _replacer = replacer;
    } else if (Array.isArray(replacer)) {
     const keyToStr = v => typeof v === "number" || v instanceof String || v instanceof Number;
     const asStr = replacer.filter(keyToStr).map(String);
     if (asStr.length > 0) replacer = replacer.concat(asStr);
     _replacer = replacer;
    } else if (options === undefined && replacer) {
     options = replacer;
     replacer = undefined;
    }
    const {aliasDuplicateObjects: aliasDuplicateObjects, anchorPrefix: anchorPrefix, flow: flow, keepUndefined: keepUndefined, onTagObj: onTagObj, tag: tag} = options ?? {};
    const {onAnchor: onAnchor, setAnchors: setAnchors, sourceObjects: sourceObjects} = anchors.createNodeAnchors(this, anchorPrefix || "a");
    const ctx = {
     aliasDuplicateObjects: aliasDuplicateObjects ?? true,
     keepUndefined: keepUndefined ?? false,
     onAnchor: onAnchor,
     onTagObj: onTagObj,
     replacer: _replacer,
     schema: this.schema,
     sourceObjects: sourceObjects
    };
    const node = createNode.createNode(value, tag, ctx);
    if (flow && identity.isCollection(node)) node.flow = true;
    setAnchors();
    return node;
   }
   createPair(key, value, options = {}) {
    const k = this.createNode(key, null, options);
    const v = this.createNode(value, null, options);
    return new Pair.Pair(k, v);
   }
   delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
   }
   deleteIn(path) {
    if (Collection.isEmptyPath(path)) {
     if (this.contents == null) return false;
     this.contents = null;
     return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
   }
   get(key, keepScalar) {
    return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : undefined;
   }
   getIn(path, keepScalar) {
    if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
    return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : undefined;
   }
   has(key) {
    return identity.isCollection(this.contents) ? this.contents.has(key) : false;
   }
   hasIn(path) {
    if (Collection.isEmptyPath(path)) return this.contents !== undefined;
    return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
   }
   set(key, value) {
    if (this.contents == null) {
     this.contents = Collection.collectionFromPath(this.schema, [ key ], value);
    } else if (assertCollection(this.contents)) {
     this.contents.set(key, value);
    }
   }
   setIn(path, value) {
    if (Collection.isEmptyPath(path)) {
     this.contents = value;
    } else if (this.contents == null) {
     this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
    } else if (assertCollection(this.contents)) {
     this.contents.setIn(path, value);
    }
   }
   setSchema(version, options = {}) {
    if (typeof version === "number") version = String(version);
    let opt;
    switch (version) {
    case "1.1":
     if (this.directives) this.directives.yaml.version = "1.1"; else this.directives = new directives.Directives({
      version: "1.1"
     });
     opt = {
      resolveKnownTags: false,
      schema: "yaml-1.1"
     };
     break;

    case "1.2":
    case "next":
     if (this.directives) this.directives.yaml.version = version; else this.directives = new directives.Directives({
      version: version
     });
     opt = {
      resolveKnownTags: true,
      schema: "core"
     };
     break;

    case null:
     if (this.directives) delete this.directives;
     opt = null;
     break;

    default:
     {
      const sv = JSON.stringify(version);
      throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
     }
    }
    if (options.schema instanceof Object) this.schema = options.schema; else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options)); else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
   }
   toJS({json: json, jsonArg: jsonArg, mapAsMap: mapAsMap, maxAliasCount: maxAliasCount, onAnchor: onAnchor, reviver: reviver} = {}) {
    const ctx = {
     anchors: new Map,
     doc: this,
     keep: !json,
     mapAsMap: mapAsMap === true,
     mapKeyWarned: false,
     maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function") for (const {count: count, res: res} of ctx.anchors.values()) onAnchor(res, count);
    return typeof reviver === "function" ? applyReviver.applyReviver(reviver, {
     "": res
    }, "", res) : res;
   }
   toJSON(jsonArg, onAnchor) {
    return this.toJS({
     json: true,
     jsonArg: jsonArg,
     mapAsMap: false,
     onAnchor: onAnchor
    });
   }
   toString(options = {}) {
    if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
    if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
     const s = JSON.stringify(options.indent);
     throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument.stringifyDocument(this, options);
   }
  }
  function assertCollection(contents) {
   if (identity.isCollection(contents)) return true;
   throw new Error("Expected a YAML collection as document contents");
  }
  exports.Document = Document;
 },
 71596: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var visit = __webpack_require__(10204);
  function anchorIsValid(anchor) {
   if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
   }
   return true;
  }
  function anchorNames(root) {
   const anchors = new Set;
   visit.visit(root, {
    Value(_key, node) {
     if (node.anchor) anchors.add(node.anchor);
    }
   });
   return anchors;
  }
  function findNewAnchor(prefix, exclude) {
   for (let i = 1; true; ++i) {
    const name = `${prefix}${i}`;
    if (!exclude.has(name)) return name;
   }
  }
  function createNodeAnchors(doc, prefix) {
   const aliasObjects = [];
   const sourceObjects = new Map;
   let prevAnchors = null;
   return {
    onAnchor: source => {
     aliasObjects.push(source);
     prevAnchors ?? (prevAnchors = anchorNames(doc));
     const anchor = findNewAnchor(prefix, prevAnchors);
     prevAnchors.add(anchor);
     return anchor;
    },
    setAnchors: () => {
     for (const source of aliasObjects) {
      const ref = sourceObjects.get(source);
      if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
       ref.node.anchor = ref.anchor;
      } else {
       const error = new Error("Failed to resolve repeated object (this should not happen)");
       error.source = source;
       throw error;
      }
     }
    },
    sourceObjects: sourceObjects
   };
  }
  exports.anchorIsValid = anchorIsValid;
  exports.anchorNames = anchorNames;
  exports.createNodeAnchors = createNodeAnchors;
  exports.findNewAnchor = findNewAnchor;
 },
 83661: (__unused_webpack_module, exports) => {
  function applyReviver(reviver, obj, key, val) {
   if (val && typeof val === "object") {
    if (Array.isArray(val)) {
     for (let i = 0, len = val.length; i < len; ++i) {
      const v0 = val[i];
      const v1 = applyReviver(reviver, val, String(i), v0);
      if (v1 === undefined) delete val[i]; else if (v1 !== v0) val[i] = v1;
     }
    } else if (val instanceof Map) {
     for (const k of Array.from(val.keys())) {
      const v0 = val.get(k);
      const v1 = applyReviver(reviver, val, k, v0);
      if (v1 === undefined) val.delete(k); else if (v1 !== v0) val.set(k, v1);
     }
    } else if (val instanceof Set) {
     for (const v0 of Array.from(val)) {
      const v1 = applyReviver(reviver, val, v0, v0);
      if (v1 === undefined) val.delete(v0); else if (v1 !== v0) {
       val.delete(v0);
       val.add(v1);
      }
     }
    } else {
     for (const [k, v0] of Object.entries(val)) {
      const v1 = applyReviver(reviver, val, k, v0);
      if (v1 === undefined) delete val[k]; else if (v1 !== v0) val[k] = v1;
     }
    }
   }
   return reviver.call(obj, key, val);
  }
  exports.applyReviver = applyReviver;
 },
 42404: (__unused_webpack_module, exports, __webpack_require__) => {
  var Alias = __webpack_require__(4065);
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  const defaultTagPrefix = "tag:yaml.org,2002:";
  function findTagObject(value, tagName, tags) {
   if (tagName) {
    const match = tags.filter(t => t.tag === tagName);
    const tagObj = match.find(t => !t.format) ?? match[0];
    if (!tagObj) throw new Error(`Tag ${tagName} not found`);
    return tagObj;
   }
   return tags.find(t => t.identify?.(value) && !t.format);
  }
  function createNode(value, tagName, ctx) {
   if (identity.isDocument(value)) value = value.contents;
   if (identity.isNode(value)) return value;
   if (identity.isPair(value)) {
    const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
    map.items.push(value);
    return map;
   }
   if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
   }
   const {aliasDuplicateObjects: aliasDuplicateObjects, onAnchor: onAnchor, onTagObj: onTagObj, schema: schema, sourceObjects: sourceObjects} = ctx;
   let ref = undefined;
   if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
     ref.anchor ?? (ref.anchor = onAnchor(value));
     return new Alias.Alias(ref.anchor);
    } else {
     ref = {
      anchor: null,
      node: null
     };
     sourceObjects.set(value, ref);
    }
   }
   if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
   let tagObj = findTagObject(value, tagName, schema.tags);
   if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
     value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
     const node = new Scalar.Scalar(value);
     if (ref) ref.node = node;
     return node;
    }
    tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
   }
   if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
   }
   const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
   if (tagName) node.tag = tagName; else if (!tagObj.default) node.tag = tagObj.tag;
   if (ref) ref.node = node;
   return node;
  }
  exports.createNode = createNode;
 },
 61342: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var visit = __webpack_require__(10204);
  const escapeChars = {
   "!": "%21",
   ",": "%2C",
   "[": "%5B",
   "]": "%5D",
   "{": "%7B",
   "}": "%7D"
  };
  const escapeTagName = tn => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
  class Directives {
   constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, Directives.defaultTags, tags);
   }
   clone() {
    const copy = new Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
   }
   atDocument() {
    const res = new Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
    case "1.1":
     this.atNextDocument = true;
     break;

    case "1.2":
     this.atNextDocument = false;
     this.yaml = {
      explicit: Directives.defaultYaml.explicit,
      version: "1.2"
     };
     this.tags = Object.assign({}, Directives.defaultTags);
     break;
    }
    return res;
   }
   add(line, onError) {
    if (this.atNextDocument) {
     this.yaml = {
      explicit: Directives.defaultYaml.explicit,
      version: "1.1"
     };
     this.tags = Object.assign({}, Directives.defaultTags);
     this.atNextDocument = false;
    }
    const parts = line.trim().split(/[ \t]+/);
    const name = parts.shift();
    switch (name) {
    case "%TAG":
     {
      if (parts.length !== 2) {
       onError(0, "%TAG directive should contain exactly two parts");
       if (parts.length < 2) return false;
      }
      const [handle, prefix] = parts;
      this.tags[handle] = prefix;
      return true;
     }

    case "%YAML":
     {
      this.yaml.explicit = true;
      if (parts.length !== 1) {
       onError(0, "%YAML directive should contain exactly one part");
       return false;
      }
      const [version] = parts;
      if (version === "1.1" || version === "1.2") {
       this.yaml.version = version;
       return true;
      } else {
       const isValid = /^\d+\.\d+$/.test(version);
       onError(6, `Unsupported YAML version ${version}`, isValid);
       return false;
      }
     }

    default:
     onError(0, `Unknown directive ${name}`, true);
     return false;
    }
   }
   tagName(source, onError) {
    if (source === "!") return "!";
    if (source[0] !== "!") {
     onError(`Not a valid tag: ${source}`);
     return null;
    }
    if (source[1] === "<") {
     const verbatim = source.slice(2, -1);
     if (verbatim === "!" || verbatim === "!!") {
      onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
      return null;
     }
     if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
     return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix) onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
     try {
      return prefix + decodeURIComponent(suffix);
     } catch (error) {
      onError(String(error));
      return null;
     }
    }
    if (handle === "!") return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
   }
   tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
     if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
   }
   toString(doc) {
    const lines = this.yaml.explicit ? [ `%YAML ${this.yaml.version || "1.2"}` ] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
     const tags = {};
     visit.visit(doc.contents, (_key, node) => {
      if (identity.isNode(node) && node.tag) tags[node.tag] = true;
     });
     tagNames = Object.keys(tags);
    } else tagNames = [];
    for (const [handle, prefix] of tagEntries) {
     if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
     if (!doc || tagNames.some(tn => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
   }
  }
  Directives.defaultYaml = {
   explicit: false,
   version: "1.2"
  };
  Directives.defaultTags = {
   "!!": "tag:yaml.org,2002:"
  };
  exports.Directives = Directives;
 },
 91464: (__unused_webpack_module, exports) => {
  class YAMLError extends Error {
   constructor(name, pos, code, message) {
    super();
    this.name = name;
    this.code = code;
    this.message = message;
    this.pos = pos;
   }
  }
  class YAMLParseError extends YAMLError {
   constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
   }
  }
  class YAMLWarning extends YAMLError {
   constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
   }
  }
  const prettifyError = (src, lc) => error => {
   if (error.pos[0] === -1) return;
   error.linePos = error.pos.map(pos => lc.linePos(pos));
   const {line: line, col: col} = error.linePos[0];
   error.message += ` at line ${line}, column ${col}`;
   let ci = col - 1;
   let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
   if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "…" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
   }
   if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
   if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
    if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
    lineStr = prev + lineStr;
   }
   if (/[^ ]/.test(lineStr)) {
    let count = 1;
    const end = error.linePos[1];
    if (end?.line === line && end.col > col) {
     count = Math.max(1, Math.min(end.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count);
    error.message += `:\n\n${lineStr}\n${pointer}\n`;
   }
  };
  exports.YAMLError = YAMLError;
  exports.YAMLParseError = YAMLParseError;
  exports.YAMLWarning = YAMLWarning;
  exports.prettifyError = prettifyError;
 },
 38815: (__unused_webpack_module, exports, __webpack_require__) => {
  var __webpack_unused_export__;
  var composer = __webpack_require__(89984);
  var Document = __webpack_require__(3021);
  var Schema = __webpack_require__(45840);
  var errors = __webpack_require__(91464);
  var Alias = __webpack_require__(4065);
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var Scalar = __webpack_require__(63301);
  var YAMLMap = __webpack_require__(84454);
  var YAMLSeq = __webpack_require__(92223);
  var cst = __webpack_require__(3461);
  var lexer = __webpack_require__(40361);
  var lineCounter = __webpack_require__(66628);
  var parser = __webpack_require__(3456);
  var publicApi = __webpack_require__(84047);
  var visit = __webpack_require__(10204);
  __webpack_unused_export__ = composer.Composer;
  __webpack_unused_export__ = Document.Document;
  __webpack_unused_export__ = Schema.Schema;
  __webpack_unused_export__ = errors.YAMLError;
  __webpack_unused_export__ = errors.YAMLParseError;
  __webpack_unused_export__ = errors.YAMLWarning;
  __webpack_unused_export__ = Alias.Alias;
  __webpack_unused_export__ = identity.isAlias;
  __webpack_unused_export__ = identity.isCollection;
  __webpack_unused_export__ = identity.isDocument;
  __webpack_unused_export__ = identity.isMap;
  __webpack_unused_export__ = identity.isNode;
  __webpack_unused_export__ = identity.isPair;
  __webpack_unused_export__ = identity.isScalar;
  __webpack_unused_export__ = identity.isSeq;
  __webpack_unused_export__ = Pair.Pair;
  __webpack_unused_export__ = Scalar.Scalar;
  __webpack_unused_export__ = YAMLMap.YAMLMap;
  __webpack_unused_export__ = YAMLSeq.YAMLSeq;
  __webpack_unused_export__ = cst;
  __webpack_unused_export__ = lexer.Lexer;
  __webpack_unused_export__ = lineCounter.LineCounter;
  __webpack_unused_export__ = parser.Parser;
  __webpack_unused_export__ = publicApi.parse;
  __webpack_unused_export__ = publicApi.parseAllDocuments;
  exports.Tp = publicApi.parseDocument;
  __webpack_unused_export__ = publicApi.stringify;
  __webpack_unused_export__ = visit.visit;
  __webpack_unused_export__ = visit.visitAsync;
 },
 57249: (__unused_webpack_module, exports, __webpack_require__) => {
  var node_process = __webpack_require__(932);
  function debug(logLevel, ...messages) {
   if (logLevel === "debug") console.log(...messages);
  }
  function warn(logLevel, warning) {
   if (logLevel === "debug" || logLevel === "warn") {
    if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning); else console.warn(warning);
   }
  }
  exports.debug = debug;
  exports.warn = warn;
 },
 4065: (__unused_webpack_module, exports, __webpack_require__) => {
  var anchors = __webpack_require__(71596);
  var visit = __webpack_require__(10204);
  var identity = __webpack_require__(41127);
  var Node = __webpack_require__(66673);
  var toJS = __webpack_require__(74043);
  class Alias extends Node.NodeBase {
   constructor(source) {
    super(identity.ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
     set() {
      throw new Error("Alias nodes cannot have tags");
     }
    });
   }
   resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
     nodes = ctx.aliasResolveCache;
    } else {
     nodes = [];
     visit.visit(doc, {
      Node: (_key, node) => {
       if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
      }
     });
     if (ctx) ctx.aliasResolveCache = nodes;
    }
    let found = undefined;
    for (const node of nodes) {
     if (node === this) break;
     if (node.anchor === this.source) found = node;
    }
    if (found && ctx) {
     const {anchors: anchors, doc: doc, maxAliasCount: maxAliasCount} = ctx;
     let data = anchors.get(found);
     if (!data) {
      toJS.toJS(found, null, ctx);
      data = anchors.get(found);
     }
     if (data?.res === undefined) {
      const msg = "This should not happen: Alias anchor was not resolved?";
      throw new ReferenceError(msg);
     }
     if (maxAliasCount >= 0) {
      data.count += 1;
      if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
      if (data.count * data.aliasCount > maxAliasCount) {
       const msg = "Excessive alias count indicates a resource exhaustion attack";
       throw new ReferenceError(msg);
      }
     }
    }
    return found;
   }
   toJSON(_arg, ctx) {
    if (!ctx) return {
     source: this.source
    };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
     const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
     throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
   }
   toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
     anchors.anchorIsValid(this.source);
     if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new Error(msg);
     }
     if (ctx.implicitKey) return `${src} `;
    }
    return src;
   }
  }
  function getAliasCount(doc, node, anchors) {
   if (identity.isAlias(node)) {
    const source = node.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
   } else if (identity.isCollection(node)) {
    let count = 0;
    for (const item of node.items) {
     const c = getAliasCount(doc, item, anchors);
     if (c > count) count = c;
    }
    return count;
   } else if (identity.isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
   }
   return 1;
  }
  exports.Alias = Alias;
 },
 40101: (__unused_webpack_module, exports, __webpack_require__) => {
  var createNode = __webpack_require__(42404);
  var identity = __webpack_require__(41127);
  var Node = __webpack_require__(66673);
  function collectionFromPath(schema, path, value) {
   let v = value;
   for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
     const a = [];
     a[k] = v;
     v = a;
    } else {
     v = new Map([ [ k, v ] ]);
    }
   }
   return createNode.createNode(v, undefined, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
     throw new Error("This should not happen, please report a bug.");
    },
    schema: schema,
    sourceObjects: new Map
   });
  }
  const isEmptyPath = path => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
  class Collection extends Node.NodeBase {
   constructor(type, schema) {
    super(type);
    Object.defineProperty(this, "schema", {
     value: schema,
     configurable: true,
     enumerable: false,
     writable: true
    });
   }
   clone(schema) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema) copy.schema = schema;
    copy.items = copy.items.map(it => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
    if (this.range) copy.range = this.range.slice();
    return copy;
   }
   addIn(path, value) {
    if (isEmptyPath(path)) this.add(value); else {
     const [key, ...rest] = path;
     const node = this.get(key, true);
     if (identity.isCollection(node)) node.addIn(rest, value); else if (node === undefined && this.schema) this.set(key, collectionFromPath(this.schema, rest, value)); else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
   }
   deleteIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0) return this.delete(key);
    const node = this.get(key, true);
    if (identity.isCollection(node)) return node.deleteIn(rest); else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
   }
   getIn(path, keepScalar) {
    const [key, ...rest] = path;
    const node = this.get(key, true);
    if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node; else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
   }
   hasAllNullValues(allowScalar) {
    return this.items.every(node => {
     if (!identity.isPair(node)) return false;
     const n = node.value;
     return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
   }
   hasIn(path) {
    const [key, ...rest] = path;
    if (rest.length === 0) return this.has(key);
    const node = this.get(key, true);
    return identity.isCollection(node) ? node.hasIn(rest) : false;
   }
   setIn(path, value) {
    const [key, ...rest] = path;
    if (rest.length === 0) {
     this.set(key, value);
    } else {
     const node = this.get(key, true);
     if (identity.isCollection(node)) node.setIn(rest, value); else if (node === undefined && this.schema) this.set(key, collectionFromPath(this.schema, rest, value)); else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
   }
  }
  exports.Collection = Collection;
  exports.collectionFromPath = collectionFromPath;
  exports.isEmptyPath = isEmptyPath;
 },
 66673: (__unused_webpack_module, exports, __webpack_require__) => {
  var applyReviver = __webpack_require__(83661);
  var identity = __webpack_require__(41127);
  var toJS = __webpack_require__(74043);
  class NodeBase {
   constructor(type) {
    Object.defineProperty(this, identity.NODE_TYPE, {
     value: type
    });
   }
   clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range) copy.range = this.range.slice();
    return copy;
   }
   toJS(doc, {mapAsMap: mapAsMap, maxAliasCount: maxAliasCount, onAnchor: onAnchor, reviver: reviver} = {}) {
    if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
    const ctx = {
     anchors: new Map,
     doc: doc,
     keep: true,
     mapAsMap: mapAsMap === true,
     mapKeyWarned: false,
     maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS.toJS(this, "", ctx);
    if (typeof onAnchor === "function") for (const {count: count, res: res} of ctx.anchors.values()) onAnchor(res, count);
    return typeof reviver === "function" ? applyReviver.applyReviver(reviver, {
     "": res
    }, "", res) : res;
   }
  }
  exports.NodeBase = NodeBase;
 },
 57165: (__unused_webpack_module, exports, __webpack_require__) => {
  var createNode = __webpack_require__(42404);
  var stringifyPair = __webpack_require__(59748);
  var addPairToJSMap = __webpack_require__(97104);
  var identity = __webpack_require__(41127);
  function createPair(key, value, ctx) {
   const k = createNode.createNode(key, undefined, ctx);
   const v = createNode.createNode(value, undefined, ctx);
   return new Pair(k, v);
  }
  class Pair {
   constructor(key, value = null) {
    Object.defineProperty(this, identity.NODE_TYPE, {
     value: identity.PAIR
    });
    this.key = key;
    this.value = value;
   }
   clone(schema) {
    let {key: key, value: value} = this;
    if (identity.isNode(key)) key = key.clone(schema);
    if (identity.isNode(value)) value = value.clone(schema);
    return new Pair(key, value);
   }
   toJSON(_, ctx) {
    const pair = ctx?.mapAsMap ? new Map : {};
    return addPairToJSMap.addPairToJSMap(ctx, pair, this);
   }
   toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
   }
  }
  exports.Pair = Pair;
  exports.createPair = createPair;
 },
 63301: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Node = __webpack_require__(66673);
  var toJS = __webpack_require__(74043);
  const isScalarValue = value => !value || typeof value !== "function" && typeof value !== "object";
  class Scalar extends Node.NodeBase {
   constructor(value) {
    super(identity.SCALAR);
    this.value = value;
   }
   toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
   }
   toString() {
    return String(this.value);
   }
  }
  Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
  Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
  Scalar.PLAIN = "PLAIN";
  Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
  Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
  exports.Scalar = Scalar;
  exports.isScalarValue = isScalarValue;
 },
 84454: (__unused_webpack_module, exports, __webpack_require__) => {
  var stringifyCollection = __webpack_require__(61212);
  var addPairToJSMap = __webpack_require__(97104);
  var Collection = __webpack_require__(40101);
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var Scalar = __webpack_require__(63301);
  function findPair(items, key) {
   const k = identity.isScalar(key) ? key.value : key;
   for (const it of items) {
    if (identity.isPair(it)) {
     if (it.key === key || it.key === k) return it;
     if (identity.isScalar(it.key) && it.key.value === k) return it;
    }
   }
   return undefined;
  }
  class YAMLMap extends Collection.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:map";
   }
   constructor(schema) {
    super(identity.MAP, schema);
    this.items = [];
   }
   static from(schema, obj, ctx) {
    const {keepUndefined: keepUndefined, replacer: replacer} = ctx;
    const map = new this(schema);
    const add = (key, value) => {
     if (typeof replacer === "function") value = replacer.call(obj, key, value); else if (Array.isArray(replacer) && !replacer.includes(key)) return;
     if (value !== undefined || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
     for (const [key, value] of obj) add(key, value);
    } else if (obj && typeof obj === "object") {
     for (const key of Object.keys(obj)) add(key, obj[key]);
    }
    if (typeof schema.sortMapEntries === "function") {
     map.items.sort(schema.sortMapEntries);
    }
    return map;
   }
   add(pair, overwrite) {
    let _pair;
    if (identity.isPair(pair)) _pair = pair; else if (!pair || typeof pair !== "object" || !("key" in pair)) {
     _pair = new Pair.Pair(pair, pair?.value);
    } else _pair = new Pair.Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
     if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
     if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value; else prev.value = _pair.value;
    } else if (sortEntries) {
     const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
     if (i === -1) this.items.push(_pair); else this.items.splice(i, 0, _pair);
    } else {
     this.items.push(_pair);
    }
   }
   delete(key) {
    const it = findPair(this.items, key);
    if (!it) return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
   }
   get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node = it?.value;
    return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
   }
   has(key) {
    return !!findPair(this.items, key);
   }
   set(key, value) {
    this.add(new Pair.Pair(key, value), true);
   }
   toJSON(_, ctx, Type) {
    const map = Type ? new Type : ctx?.mapAsMap ? new Map : {};
    if (ctx?.onCreate) ctx.onCreate(map);
    for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
    return map;
   }
   toString(ctx, onComment, onChompKeep) {
    if (!ctx) return JSON.stringify(this);
    for (const item of this.items) {
     if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, {
     allNullValues: true
    });
    return stringifyCollection.stringifyCollection(this, ctx, {
     blockItemPrefix: "",
     flowChars: {
      start: "{",
      end: "}"
     },
     itemIndent: ctx.indent || "",
     onChompKeep: onChompKeep,
     onComment: onComment
    });
   }
  }
  exports.YAMLMap = YAMLMap;
  exports.findPair = findPair;
 },
 92223: (__unused_webpack_module, exports, __webpack_require__) => {
  var createNode = __webpack_require__(42404);
  var stringifyCollection = __webpack_require__(61212);
  var Collection = __webpack_require__(40101);
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  var toJS = __webpack_require__(74043);
  class YAMLSeq extends Collection.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:seq";
   }
   constructor(schema) {
    super(identity.SEQ, schema);
    this.items = [];
   }
   add(value) {
    this.items.push(value);
   }
   delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number") return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
   }
   get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number") return undefined;
    const it = this.items[idx];
    return !keepScalar && identity.isScalar(it) ? it.value : it;
   }
   has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
   }
   set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value; else this.items[idx] = value;
   }
   toJSON(_, ctx) {
    const seq = [];
    if (ctx?.onCreate) ctx.onCreate(seq);
    let i = 0;
    for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
    return seq;
   }
   toString(ctx, onComment, onChompKeep) {
    if (!ctx) return JSON.stringify(this);
    return stringifyCollection.stringifyCollection(this, ctx, {
     blockItemPrefix: "- ",
     flowChars: {
      start: "[",
      end: "]"
     },
     itemIndent: (ctx.indent || "") + "  ",
     onChompKeep: onChompKeep,
     onComment: onComment
    });
   }
   static from(schema, obj, ctx) {
    const {replacer: replacer} = ctx;
    const seq = new this(schema);
    if (obj && Symbol.iterator in Object(obj)) {
     let i = 0;
     for (let it of obj) {
      if (typeof replacer === "function") {
       const key = obj instanceof Set ? it : String(i++);
       it = replacer.call(obj, key, it);
      }
      seq.items.push(createNode.createNode(it, undefined, ctx));
     }
    }
    return seq;
   }
  }
  function asItemIndex(key) {
   let idx = identity.isScalar(key) ? key.value : key;
   if (idx && typeof idx === "string") idx = Number(idx);
   return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
  }
  exports.YAMLSeq = YAMLSeq;
 },
 97104: (__unused_webpack_module, exports, __webpack_require__) => {
  var log = __webpack_require__(57249);
  var merge = __webpack_require__(90452);
  var stringify = __webpack_require__(2148);
  var identity = __webpack_require__(41127);
  var toJS = __webpack_require__(74043);
  function addPairToJSMap(ctx, map, {key: key, value: value}) {
   if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value); else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value); else {
    const jsKey = toJS.toJS(key, "", ctx);
    if (map instanceof Map) {
     map.set(jsKey, toJS.toJS(value, jsKey, ctx));
    } else if (map instanceof Set) {
     map.add(jsKey);
    } else {
     const stringKey = stringifyKey(key, jsKey, ctx);
     const jsValue = toJS.toJS(value, stringKey, ctx);
     if (stringKey in map) Object.defineProperty(map, stringKey, {
      value: jsValue,
      writable: true,
      enumerable: true,
      configurable: true
     }); else map[stringKey] = jsValue;
    }
   }
   return map;
  }
  function stringifyKey(key, jsKey, ctx) {
   if (jsKey === null) return "";
   if (typeof jsKey !== "object") return String(jsKey);
   if (identity.isNode(key) && ctx?.doc) {
    const strCtx = stringify.createStringifyContext(ctx.doc, {});
    strCtx.anchors = new Set;
    for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
     let jsonStr = JSON.stringify(strKey);
     if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + '..."';
     log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
     ctx.mapKeyWarned = true;
    }
    return strKey;
   }
   return JSON.stringify(jsKey);
  }
  exports.addPairToJSMap = addPairToJSMap;
 },
 41127: (__unused_webpack_module, exports) => {
  const ALIAS = Symbol.for("yaml.alias");
  const DOC = Symbol.for("yaml.document");
  const MAP = Symbol.for("yaml.map");
  const PAIR = Symbol.for("yaml.pair");
  const SCALAR = Symbol.for("yaml.scalar");
  const SEQ = Symbol.for("yaml.seq");
  const NODE_TYPE = Symbol.for("yaml.node.type");
  const isAlias = node => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
  const isDocument = node => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
  const isMap = node => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
  const isPair = node => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
  const isScalar = node => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
  const isSeq = node => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
  function isCollection(node) {
   if (node && typeof node === "object") switch (node[NODE_TYPE]) {
   case MAP:
   case SEQ:
    return true;
   }
   return false;
  }
  function isNode(node) {
   if (node && typeof node === "object") switch (node[NODE_TYPE]) {
   case ALIAS:
   case MAP:
   case SCALAR:
   case SEQ:
    return true;
   }
   return false;
  }
  const hasAnchor = node => (isScalar(node) || isCollection(node)) && !!node.anchor;
  exports.ALIAS = ALIAS;
  exports.DOC = DOC;
  exports.MAP = MAP;
  exports.NODE_TYPE = NODE_TYPE;
  exports.PAIR = PAIR;
  exports.SCALAR = SCALAR;
  exports.SEQ = SEQ;
  exports.hasAnchor = hasAnchor;
  exports.isAlias = isAlias;
  exports.isCollection = isCollection;
  exports.isDocument = isDocument;
  exports.isMap = isMap;
  exports.isNode = isNode;
  exports.isPair = isPair;
  exports.isScalar = isScalar;
  exports.isSeq = isSeq;
 },
 74043: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  function toJS(value, arg, ctx) {
   if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
   if (value && typeof value.toJSON === "function") {
    if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
    const data = {
     aliasCount: 0,
     count: 1,
     res: undefined
    };
    ctx.anchors.set(value, data);
    ctx.onCreate = res => {
     data.res = res;
     delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate) ctx.onCreate(res);
    return res;
   }
   if (typeof value === "bigint" && !ctx?.keep) return Number(value);
   return value;
  }
  exports.toJS = toJS;
 },
 60110: (__unused_webpack_module, exports, __webpack_require__) => {
  var resolveBlockScalar = __webpack_require__(48913);
  var resolveFlowScalar = __webpack_require__(76842);
  var errors = __webpack_require__(91464);
  var stringifyString = __webpack_require__(83069);
  function resolveAsScalar(token, strict = true, onError) {
   if (token) {
    const _onError = (pos, code, message) => {
     const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
     if (onError) onError(offset, code, message); else throw new errors.YAMLParseError([ offset, offset + 1 ], code, message);
    };
    switch (token.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);

    case "block-scalar":
     return resolveBlockScalar.resolveBlockScalar({
      options: {
       strict: strict
      }
     }, token, _onError);
    }
   }
   return null;
  }
  function createScalarToken(value, context) {
   const {implicitKey: implicitKey = false, indent: indent, inFlow: inFlow = false, offset: offset = -1, type: type = "PLAIN"} = context;
   const source = stringifyString.stringifyString({
    type: type,
    value: value
   }, {
    implicitKey: implicitKey,
    indent: indent > 0 ? " ".repeat(indent) : "",
    inFlow: inFlow,
    options: {
     blockQuote: true,
     lineWidth: -1
    }
   });
   const end = context.end ?? [ {
    type: "newline",
    offset: -1,
    indent: indent,
    source: "\n"
   } ];
   switch (source[0]) {
   case "|":
   case ">":
    {
     const he = source.indexOf("\n");
     const head = source.substring(0, he);
     const body = source.substring(he + 1) + "\n";
     const props = [ {
      type: "block-scalar-header",
      offset: offset,
      indent: indent,
      source: head
     } ];
     if (!addEndtoBlockProps(props, end)) props.push({
      type: "newline",
      offset: -1,
      indent: indent,
      source: "\n"
     });
     return {
      type: "block-scalar",
      offset: offset,
      indent: indent,
      props: props,
      source: body
     };
    }

   case '"':
    return {
     type: "double-quoted-scalar",
     offset: offset,
     indent: indent,
     source: source,
     end: end
    };

   case "'":
    return {
     type: "single-quoted-scalar",
     offset: offset,
     indent: indent,
     source: source,
     end: end
    };

   default:
    return {
     type: "scalar",
     offset: offset,
     indent: indent,
     source: source,
     end: end
    };
   }
  }
  function setScalarValue(token, value, context = {}) {
   let {afterKey: afterKey = false, implicitKey: implicitKey = false, inFlow: inFlow = false, type: type} = context;
   let indent = "indent" in token ? token.indent : null;
   if (afterKey && typeof indent === "number") indent += 2;
   if (!type) switch (token.type) {
   case "single-quoted-scalar":
    type = "QUOTE_SINGLE";
    break;

   case "double-quoted-scalar":
    type = "QUOTE_DOUBLE";
    break;

   case "block-scalar":
    {
     const header = token.props[0];
     if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
     type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
     break;
    }

   default:
    type = "PLAIN";
   }
   const source = stringifyString.stringifyString({
    type: type,
    value: value
   }, {
    implicitKey: implicitKey || indent === null,
    indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
    inFlow: inFlow,
    options: {
     blockQuote: true,
     lineWidth: -1
    }
   });
   switch (source[0]) {
   case "|":
   case ">":
    setBlockScalarValue(token, source);
    break;

   case '"':
    setFlowScalarValue(token, source, "double-quoted-scalar");
    break;

   case "'":
    setFlowScalarValue(token, source, "single-quoted-scalar");
    break;

   default:
    setFlowScalarValue(token, source, "scalar");
   }
  }
  function setBlockScalarValue(token, source) {
   const he = source.indexOf("\n");
   const head = source.substring(0, he);
   const body = source.substring(he + 1) + "\n";
   if (token.type === "block-scalar") {
    const header = token.props[0];
    if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
    header.source = head;
    token.source = body;
   } else {
    const {offset: offset} = token;
    const indent = "indent" in token ? token.indent : -1;
    const props = [ {
     type: "block-scalar-header",
     offset: offset,
     indent: indent,
     source: head
    } ];
    if (!addEndtoBlockProps(props, "end" in token ? token.end : undefined)) props.push({
     type: "newline",
     offset: -1,
     indent: indent,
     source: "\n"
    });
    for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
    Object.assign(token, {
     type: "block-scalar",
     indent: indent,
     props: props,
     source: body
    });
   }
  }
  function addEndtoBlockProps(props, end) {
   if (end) for (const st of end) switch (st.type) {
   case "space":
   case "comment":
    props.push(st);
    break;

   case "newline":
    props.push(st);
    return true;
   }
   return false;
  }
  function setFlowScalarValue(token, source, type) {
   switch (token.type) {
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    token.type = type;
    token.source = source;
    break;

   case "block-scalar":
    {
     const end = token.props.slice(1);
     let oa = source.length;
     if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
     for (const tok of end) tok.offset += oa;
     delete token.props;
     Object.assign(token, {
      type: type,
      source: source,
      end: end
     });
     break;
    }

   case "block-map":
   case "block-seq":
    {
     const offset = token.offset + source.length;
     const nl = {
      type: "newline",
      offset: offset,
      indent: token.indent,
      source: "\n"
     };
     delete token.items;
     Object.assign(token, {
      type: type,
      source: source,
      end: [ nl ]
     });
     break;
    }

   default:
    {
     const indent = "indent" in token ? token.indent : -1;
     const end = "end" in token && Array.isArray(token.end) ? token.end.filter(st => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
     for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
     Object.assign(token, {
      type: type,
      indent: indent,
      source: source,
      end: end
     });
    }
   }
  }
  exports.createScalarToken = createScalarToken;
  exports.resolveAsScalar = resolveAsScalar;
  exports.setScalarValue = setScalarValue;
 },
 91733: (__unused_webpack_module, exports) => {
  const stringify = cst => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
  function stringifyToken(token) {
   switch (token.type) {
   case "block-scalar":
    {
     let res = "";
     for (const tok of token.props) res += stringifyToken(tok);
     return res + token.source;
    }

   case "block-map":
   case "block-seq":
    {
     let res = "";
     for (const item of token.items) res += stringifyItem(item);
     return res;
    }

   case "flow-collection":
    {
     let res = token.start.source;
     for (const item of token.items) res += stringifyItem(item);
     for (const st of token.end) res += st.source;
     return res;
    }

   case "document":
    {
     let res = stringifyItem(token);
     if (token.end) for (const st of token.end) res += st.source;
     return res;
    }

   default:
    {
     let res = token.source;
     if ("end" in token && token.end) for (const st of token.end) res += st.source;
     return res;
    }
   }
  }
  function stringifyItem({start: start, key: key, sep: sep, value: value}) {
   let res = "";
   for (const st of start) res += st.source;
   if (key) res += stringifyToken(key);
   if (sep) for (const st of sep) res += st.source;
   if (value) res += stringifyToken(value);
   return res;
  }
  exports.stringify = stringify;
 },
 97715: (__unused_webpack_module, exports) => {
  const BREAK = Symbol("break visit");
  const SKIP = Symbol("skip children");
  const REMOVE = Symbol("remove item");
  function visit(cst, visitor) {
   if ("type" in cst && cst.type === "document") cst = {
    start: cst.start,
    value: cst.value
   };
   _visit(Object.freeze([]), cst, visitor);
  }
  visit.BREAK = BREAK;
  visit.SKIP = SKIP;
  visit.REMOVE = REMOVE;
  visit.itemAtPath = (cst, path) => {
   let item = cst;
   for (const [field, index] of path) {
    const tok = item?.[field];
    if (tok && "items" in tok) {
     item = tok.items[index];
    } else return undefined;
   }
   return item;
  };
  visit.parentCollection = (cst, path) => {
   const parent = visit.itemAtPath(cst, path.slice(0, -1));
   const field = path[path.length - 1][0];
   const coll = parent?.[field];
   if (coll && "items" in coll) return coll;
   throw new Error("Parent collection not found");
  };
  function _visit(path, item, visitor) {
   let ctrl = visitor(item, path);
   if (typeof ctrl === "symbol") return ctrl;
   for (const field of [ "key", "value" ]) {
    const token = item[field];
    if (token && "items" in token) {
     for (let i = 0; i < token.items.length; ++i) {
      const ci = _visit(Object.freeze(path.concat([ [ field, i ] ])), token.items[i], visitor);
      if (typeof ci === "number") i = ci - 1; else if (ci === BREAK) return BREAK; else if (ci === REMOVE) {
       token.items.splice(i, 1);
       i -= 1;
      }
     }
     if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
    }
   }
   return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
  }
  exports.visit = visit;
 },
 3461: (__unused_webpack_module, exports, __webpack_require__) => {
  var cstScalar = __webpack_require__(60110);
  var cstStringify = __webpack_require__(91733);
  var cstVisit = __webpack_require__(97715);
  const BOM = "\ufeff";
  const DOCUMENT = "";
  const FLOW_END = "";
  const SCALAR = "";
  const isCollection = token => !!token && "items" in token;
  const isScalar = token => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
  function prettyToken(token) {
   switch (token) {
   case BOM:
    return "<BOM>";

   case DOCUMENT:
    return "<DOC>";

   case FLOW_END:
    return "<FLOW_END>";

   case SCALAR:
    return "<SCALAR>";

   default:
    return JSON.stringify(token);
   }
  }
  function tokenType(source) {
   switch (source) {
   case BOM:
    return "byte-order-mark";

   case DOCUMENT:
    return "doc-mode";

   case FLOW_END:
    return "flow-error-end";

   case SCALAR:
    return "scalar";

   case "---":
    return "doc-start";

   case "...":
    return "doc-end";

   case "":
   case "\n":
   case "\r\n":
    return "newline";

   case "-":
    return "seq-item-ind";

   case "?":
    return "explicit-key-ind";

   case ":":
    return "map-value-ind";

   case "{":
    return "flow-map-start";

   case "}":
    return "flow-map-end";

   case "[":
    return "flow-seq-start";

   case "]":
    return "flow-seq-end";

   case ",":
    return "comma";
   }
   switch (source[0]) {
   case " ":
   case "\t":
    return "space";

   case "#":
    return "comment";

   case "%":
    return "directive-line";

   case "*":
    return "alias";

   case "&":
    return "anchor";

   case "!":
    return "tag";

   case "'":
    return "single-quoted-scalar";

   case '"':
    return "double-quoted-scalar";

   case "|":
   case ">":
    return "block-scalar-header";
   }
   return null;
  }
  exports.createScalarToken = cstScalar.createScalarToken;
  exports.resolveAsScalar = cstScalar.resolveAsScalar;
  exports.setScalarValue = cstScalar.setScalarValue;
  exports.stringify = cstStringify.stringify;
  exports.visit = cstVisit.visit;
  exports.BOM = BOM;
  exports.DOCUMENT = DOCUMENT;
  exports.FLOW_END = FLOW_END;
  exports.SCALAR = SCALAR;
  exports.isCollection = isCollection;
  exports.isScalar = isScalar;
  exports.prettyToken = prettyToken;
  exports.tokenType = tokenType;
 },
 40361: (__unused_webpack_module, exports, __webpack_require__) => {
  var cst = __webpack_require__(3461);
  function isEmpty(ch) {
   switch (ch) {
   case undefined:
   case " ":
   case "\n":
   case "\r":
   case "\t":
    return true;

   default:
    return false;
   }
  }
  const hexDigits = new Set("0123456789ABCDEFabcdef");
  const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
  const flowIndicatorChars = new Set(",[]{}");
  const invalidAnchorChars = new Set(" ,[]{}\n\r\t");
  const isNotAnchorChar = ch => !ch || invalidAnchorChars.has(ch);
  class Lexer {
   constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
   }
   * lex(source, incomplete = false) {
    if (source) {
     if (typeof source !== "string") throw TypeError("source is not a string");
     this.buffer = this.buffer ? this.buffer + source : source;
     this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
   }
   atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "\t") ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n") return true;
    if (ch === "\r") return this.buffer[i + 1] === "\n";
    return false;
   }
   charAt(n) {
    return this.buffer[this.pos + n];
   }
   continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
     let indent = 0;
     while (ch === " ") ch = this.buffer[++indent + offset];
     if (ch === "\r") {
      const next = this.buffer[indent + offset + 1];
      if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
     }
     return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
     const dt = this.buffer.substr(offset, 3);
     if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
    }
    return offset;
   }
   getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
     end = this.buffer.indexOf("\n", this.pos);
     this.lineEndPos = end;
    }
    if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r") end -= 1;
    return this.buffer.substring(this.pos, end);
   }
   hasChars(n) {
    return this.pos + n <= this.buffer.length;
   }
   setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
   }
   peek(n) {
    return this.buffer.substr(this.pos, n);
   }
   * parseNext(next) {
    switch (next) {
    case "stream":
     return yield* this.parseStream();

    case "line-start":
     return yield* this.parseLineStart();

    case "block-start":
     return yield* this.parseBlockStart();

    case "doc":
     return yield* this.parseDocument();

    case "flow":
     return yield* this.parseFlowCollection();

    case "quoted-scalar":
     return yield* this.parseQuotedScalar();

    case "block-scalar":
     return yield* this.parseBlockScalar();

    case "plain-scalar":
     return yield* this.parsePlainScalar();
    }
   }
   * parseStream() {
    let line = this.getLine();
    if (line === null) return this.setNext("stream");
    if (line[0] === cst.BOM) {
     yield* this.pushCount(1);
     line = line.substring(1);
    }
    if (line[0] === "%") {
     let dirEnd = line.length;
     let cs = line.indexOf("#");
     while (cs !== -1) {
      const ch = line[cs - 1];
      if (ch === " " || ch === "\t") {
       dirEnd = cs - 1;
       break;
      } else {
       cs = line.indexOf("#", cs + 1);
      }
     }
     while (true) {
      const ch = line[dirEnd - 1];
      if (ch === " " || ch === "\t") dirEnd -= 1; else break;
     }
     const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
     yield* this.pushCount(line.length - n);
     this.pushNewline();
     return "stream";
    }
    if (this.atLineEnd()) {
     const sp = yield* this.pushSpaces(true);
     yield* this.pushCount(line.length - sp);
     yield* this.pushNewline();
     return "stream";
    }
    yield cst.DOCUMENT;
    return yield* this.parseLineStart();
   }
   * parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd) return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
     if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
     const s = this.peek(3);
     if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
      yield* this.pushCount(3);
      this.indentValue = 0;
      this.indentNext = 0;
      return s === "---" ? "doc" : "stream";
     }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
   }
   * parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd) return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
     const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
     this.indentNext = this.indentValue + 1;
     this.indentValue += n;
     return "block-start";
    }
    return "doc";
   }
   * parseDocument() {
    yield* this.pushSpaces(true);
    const line = this.getLine();
    if (line === null) return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line[n]) {
    case "#":
     yield* this.pushCount(line.length - n);

    case undefined:
     yield* this.pushNewline();
     return yield* this.parseLineStart();

    case "{":
    case "[":
     yield* this.pushCount(1);
     this.flowKey = false;
     this.flowLevel = 1;
     return "flow";

    case "}":
    case "]":
     yield* this.pushCount(1);
     return "doc";

    case "*":
     yield* this.pushUntil(isNotAnchorChar);
     return "doc";

    case '"':
    case "'":
     return yield* this.parseQuotedScalar();

    case "|":
    case ">":
     n += (yield* this.parseBlockScalarHeader());
     n += (yield* this.pushSpaces(true));
     yield* this.pushCount(line.length - n);
     yield* this.pushNewline();
     return yield* this.parseBlockScalar();

    default:
     return yield* this.parsePlainScalar();
    }
   }
   * parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
     nl = yield* this.pushNewline();
     if (nl > 0) {
      sp = yield* this.pushSpaces(false);
      this.indentValue = indent = sp;
     } else {
      sp = 0;
     }
     sp += (yield* this.pushSpaces(true));
    } while (nl + sp > 0);
    const line = this.getLine();
    if (line === null) return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
     const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
     if (!atFlowEndMarker) {
      this.flowLevel = 0;
      yield cst.FLOW_END;
      return yield* this.parseLineStart();
     }
    }
    let n = 0;
    while (line[n] === ",") {
     n += (yield* this.pushCount(1));
     n += (yield* this.pushSpaces(true));
     this.flowKey = false;
    }
    n += (yield* this.pushIndicators());
    switch (line[n]) {
    case undefined:
     return "flow";

    case "#":
     yield* this.pushCount(line.length - n);
     return "flow";

    case "{":
    case "[":
     yield* this.pushCount(1);
     this.flowKey = false;
     this.flowLevel += 1;
     return "flow";

    case "}":
    case "]":
     yield* this.pushCount(1);
     this.flowKey = true;
     this.flowLevel -= 1;
     return this.flowLevel ? "flow" : "doc";

    case "*":
     yield* this.pushUntil(isNotAnchorChar);
     return "flow";

    case '"':
    case "'":
     this.flowKey = true;
     return yield* this.parseQuotedScalar();

    case ":":
     {
      const next = this.charAt(1);
      if (this.flowKey || isEmpty(next) || next === ",") {
       this.flowKey = false;
       yield* this.pushCount(1);
       yield* this.pushSpaces(true);
       return "flow";
      }
     }

    default:
     this.flowKey = false;
     return yield* this.parsePlainScalar();
    }
   }
   * parseQuotedScalar() {
    const quote = this.charAt(0);
    let end = this.buffer.indexOf(quote, this.pos + 1);
    if (quote === "'") {
     while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
    } else {
     while (end !== -1) {
      let n = 0;
      while (this.buffer[end - 1 - n] === "\\") n += 1;
      if (n % 2 === 0) break;
      end = this.buffer.indexOf('"', end + 1);
     }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
     while (nl !== -1) {
      const cs = this.continueScalar(nl + 1);
      if (cs === -1) break;
      nl = qb.indexOf("\n", cs);
     }
     if (nl !== -1) {
      end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
     }
    }
    if (end === -1) {
     if (!this.atEnd) return this.setNext("quoted-scalar");
     end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
   }
   * parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
     const ch = this.buffer[++i];
     if (ch === "+") this.blockScalarKeep = true; else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1; else if (ch !== "-") break;
    }
    return yield* this.pushUntil(ch => isEmpty(ch) || ch === "#");
   }
   * parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i = this.pos; ch = this.buffer[i]; ++i) {
     switch (ch) {
     case " ":
      indent += 1;
      break;

     case "\n":
      nl = i;
      indent = 0;
      break;

     case "\r":
      {
       const next = this.buffer[i + 1];
       if (!next && !this.atEnd) return this.setNext("block-scalar");
       if (next === "\n") break;
      }

     default:
      break loop;
     }
    }
    if (!ch && !this.atEnd) return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
     if (this.blockScalarIndent === -1) this.indentNext = indent; else {
      this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
     }
     do {
      const cs = this.continueScalar(nl + 1);
      if (cs === -1) break;
      nl = this.buffer.indexOf("\n", cs);
     } while (nl !== -1);
     if (nl === -1) {
      if (!this.atEnd) return this.setNext("block-scalar");
      nl = this.buffer.length;
     }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ") ch = this.buffer[++i];
    if (ch === "\t") {
     while (ch === "\t" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
     nl = i - 1;
    } else if (!this.blockScalarKeep) {
     do {
      let i = nl - 1;
      let ch = this.buffer[i];
      if (ch === "\r") ch = this.buffer[--i];
      const lastChar = i;
      while (ch === " ") ch = this.buffer[--i];
      if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i; else break;
     } while (true);
    }
    yield cst.SCALAR;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
   }
   * parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
     if (ch === ":") {
      const next = this.buffer[i + 1];
      if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
      end = i;
     } else if (isEmpty(ch)) {
      let next = this.buffer[i + 1];
      if (ch === "\r") {
       if (next === "\n") {
        i += 1;
        ch = "\n";
        next = this.buffer[i + 1];
       } else end = i;
      }
      if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
      if (ch === "\n") {
       const cs = this.continueScalar(i + 1);
       if (cs === -1) break;
       i = Math.max(i, cs - 2);
      }
     } else {
      if (inFlow && flowIndicatorChars.has(ch)) break;
      end = i;
     }
    }
    if (!ch && !this.atEnd) return this.setNext("plain-scalar");
    yield cst.SCALAR;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
   }
   * pushCount(n) {
    if (n > 0) {
     yield this.buffer.substr(this.pos, n);
     this.pos += n;
     return n;
    }
    return 0;
   }
   * pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
     yield s;
     this.pos += s.length;
     return s.length;
    } else if (allowEmpty) yield "";
    return 0;
   }
   * pushIndicators() {
    let n = 0;
    loop: while (true) {
     switch (this.charAt(0)) {
     case "!":
      n += (yield* this.pushTag());
      n += (yield* this.pushSpaces(true));
      continue loop;

     case "&":
      n += (yield* this.pushUntil(isNotAnchorChar));
      n += (yield* this.pushSpaces(true));
      continue loop;

     case "-":
     case "?":
     case ":":
      {
       const inFlow = this.flowLevel > 0;
       const ch1 = this.charAt(1);
       if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
        if (!inFlow) this.indentNext = this.indentValue + 1; else if (this.flowKey) this.flowKey = false;
        n += (yield* this.pushCount(1));
        n += (yield* this.pushSpaces(true));
        continue loop;
       }
      }
     }
     break loop;
    }
    return n;
   }
   * pushTag() {
    if (this.charAt(1) === "<") {
     let i = this.pos + 2;
     let ch = this.buffer[i];
     while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
     return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
     let i = this.pos + 1;
     let ch = this.buffer[i];
     while (ch) {
      if (tagChars.has(ch)) ch = this.buffer[++i]; else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
       ch = this.buffer[i += 3];
      } else break;
     }
     return yield* this.pushToIndex(i, false);
    }
   }
   * pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n") return yield* this.pushCount(1); else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2); else return 0;
   }
   * pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
     ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "\t");
    const n = i - this.pos;
    if (n > 0) {
     yield this.buffer.substr(this.pos, n);
     this.pos = i;
    }
    return n;
   }
   * pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch)) ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
   }
  }
  exports.Lexer = Lexer;
 },
 66628: (__unused_webpack_module, exports) => {
  class LineCounter {
   constructor() {
    this.lineStarts = [];
    this.addNewLine = offset => this.lineStarts.push(offset);
    this.linePos = offset => {
     let low = 0;
     let high = this.lineStarts.length;
     while (low < high) {
      const mid = low + high >> 1;
      if (this.lineStarts[mid] < offset) low = mid + 1; else high = mid;
     }
     if (this.lineStarts[low] === offset) return {
      line: low + 1,
      col: 1
     };
     if (low === 0) return {
      line: 0,
      col: offset
     };
     const start = this.lineStarts[low - 1];
     return {
      line: low,
      col: offset - start + 1
     };
    };
   }
  }
  exports.LineCounter = LineCounter;
 },
 3456: (__unused_webpack_module, exports, __webpack_require__) => {
  var node_process = __webpack_require__(932);
  var cst = __webpack_require__(3461);
  var lexer = __webpack_require__(40361);
  function includesToken(list, type) {
   for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
   return false;
  }
  function findNonEmptyIndex(list) {
   for (let i = 0; i < list.length; ++i) {
    switch (list[i].type) {
    case "space":
    case "comment":
    case "newline":
     break;

    default:
     return i;
    }
   }
   return -1;
  }
  function isFlowToken(token) {
   switch (token?.type) {
   case "alias":
   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "flow-collection":
    return true;

   default:
    return false;
   }
  }
  function getPrevProps(parent) {
   switch (parent.type) {
   case "document":
    return parent.start;

   case "block-map":
    {
     const it = parent.items[parent.items.length - 1];
     return it.sep ?? it.start;
    }

   case "block-seq":
    return parent.items[parent.items.length - 1].start;

   default:
    return [];
   }
  }
  function getFirstKeyStartProps(prev) {
   if (prev.length === 0) return [];
   let i = prev.length;
   loop: while (--i >= 0) {
    switch (prev[i].type) {
    case "doc-start":
    case "explicit-key-ind":
    case "map-value-ind":
    case "seq-item-ind":
    case "newline":
     break loop;
    }
   }
   while (prev[++i]?.type === "space") {}
   return prev.splice(i, prev.length);
  }
  function arrayPushArray(target, source) {
   if (source.length < 1e5) Array.prototype.push.apply(target, source); else for (let i = 0; i < source.length; ++i) target.push(source[i]);
  }
  function fixFlowSeqItems(fc) {
   if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
     if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
      if (it.key) it.value = it.key;
      delete it.key;
      if (isFlowToken(it.value)) {
       if (it.value.end) arrayPushArray(it.value.end, it.sep); else it.value.end = it.sep;
      } else arrayPushArray(it.start, it.sep);
      delete it.sep;
     }
    }
   }
  }
  class Parser {
   constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new lexer.Lexer;
    this.onNewLine = onNewLine;
   }
   * parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0) this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
    if (!incomplete) yield* this.end();
   }
   * next(source) {
    this.source = source;
    if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
    if (this.atScalar) {
     this.atScalar = false;
     yield* this.step();
     this.offset += source.length;
     return;
    }
    const type = cst.tokenType(source);
    if (!type) {
     const message = `Not a YAML token: ${source}`;
     yield* this.pop({
      type: "error",
      offset: this.offset,
      message: message,
      source: source
     });
     this.offset += source.length;
    } else if (type === "scalar") {
     this.atNewLine = false;
     this.atScalar = true;
     this.type = "scalar";
    } else {
     this.type = type;
     yield* this.step();
     switch (type) {
     case "newline":
      this.atNewLine = true;
      this.indent = 0;
      if (this.onNewLine) this.onNewLine(this.offset + source.length);
      break;

     case "space":
      if (this.atNewLine && source[0] === " ") this.indent += source.length;
      break;

     case "explicit-key-ind":
     case "map-value-ind":
     case "seq-item-ind":
      if (this.atNewLine) this.indent += source.length;
      break;

     case "doc-mode":
     case "flow-error-end":
      return;

     default:
      this.atNewLine = false;
     }
     this.offset += source.length;
    }
   }
   * end() {
    while (this.stack.length > 0) yield* this.pop();
   }
   get sourceToken() {
    const st = {
     type: this.type,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
    return st;
   }
   * step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
     while (this.stack.length > 0) yield* this.pop();
     this.stack.push({
      type: "doc-end",
      offset: this.offset,
      source: this.source
     });
     return;
    }
    if (!top) return yield* this.stream();
    switch (top.type) {
    case "document":
     return yield* this.document(top);

    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return yield* this.scalar(top);

    case "block-scalar":
     return yield* this.blockScalar(top);

    case "block-map":
     return yield* this.blockMap(top);

    case "block-seq":
     return yield* this.blockSequence(top);

    case "flow-collection":
     return yield* this.flowCollection(top);

    case "doc-end":
     return yield* this.documentEnd(top);
    }
    yield* this.pop();
   }
   peek(n) {
    return this.stack[this.stack.length - n];
   }
   * pop(error) {
    const token = error ?? this.stack.pop();
    if (!token) {
     const message = "Tried to pop an empty stack";
     yield {
      type: "error",
      offset: this.offset,
      source: "",
      message: message
     };
    } else if (this.stack.length === 0) {
     yield token;
    } else {
     const top = this.peek(1);
     if (token.type === "block-scalar") {
      token.indent = "indent" in top ? top.indent : 0;
     } else if (token.type === "flow-collection" && top.type === "document") {
      token.indent = 0;
     }
     if (token.type === "flow-collection") fixFlowSeqItems(token);
     switch (top.type) {
     case "document":
      top.value = token;
      break;

     case "block-scalar":
      top.props.push(token);
      break;

     case "block-map":
      {
       const it = top.items[top.items.length - 1];
       if (it.value) {
        top.items.push({
         start: [],
         key: token,
         sep: []
        });
        this.onKeyLine = true;
        return;
       } else if (it.sep) {
        it.value = token;
       } else {
        Object.assign(it, {
         key: token,
         sep: []
        });
        this.onKeyLine = !it.explicitKey;
        return;
       }
       break;
      }

     case "block-seq":
      {
       const it = top.items[top.items.length - 1];
       if (it.value) top.items.push({
        start: [],
        value: token
       }); else it.value = token;
       break;
      }

     case "flow-collection":
      {
       const it = top.items[top.items.length - 1];
       if (!it || it.value) top.items.push({
        start: [],
        key: token,
        sep: []
       }); else if (it.sep) it.value = token; else Object.assign(it, {
        key: token,
        sep: []
       });
       return;
      }

     default:
      yield* this.pop();
      yield* this.pop(token);
     }
     if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
      const last = token.items[token.items.length - 1];
      if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every(st => st.type !== "comment" || st.indent < token.indent))) {
       if (top.type === "document") top.end = last.start; else top.items.push({
        start: last.start
       });
       token.items.splice(-1, 1);
      }
     }
    }
   }
   * stream() {
    switch (this.type) {
    case "directive-line":
     yield {
      type: "directive",
      offset: this.offset,
      source: this.source
     };
     return;

    case "byte-order-mark":
    case "space":
    case "comment":
    case "newline":
     yield this.sourceToken;
     return;

    case "doc-mode":
    case "doc-start":
     {
      const doc = {
       type: "document",
       offset: this.offset,
       start: []
      };
      if (this.type === "doc-start") doc.start.push(this.sourceToken);
      this.stack.push(doc);
      return;
     }
    }
    yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML stream`,
     source: this.source
    };
   }
   * document(doc) {
    if (doc.value) return yield* this.lineEnd(doc);
    switch (this.type) {
    case "doc-start":
     {
      if (findNonEmptyIndex(doc.start) !== -1) {
       yield* this.pop();
       yield* this.step();
      } else doc.start.push(this.sourceToken);
      return;
     }

    case "anchor":
    case "tag":
    case "space":
    case "comment":
    case "newline":
     doc.start.push(this.sourceToken);
     return;
    }
    const bv = this.startBlockValue(doc);
    if (bv) this.stack.push(bv); else {
     yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML document`,
      source: this.source
     };
    }
   }
   * scalar(scalar) {
    if (this.type === "map-value-ind") {
     const prev = getPrevProps(this.peek(2));
     const start = getFirstKeyStartProps(prev);
     let sep;
     if (scalar.end) {
      sep = scalar.end;
      sep.push(this.sourceToken);
      delete scalar.end;
     } else sep = [ this.sourceToken ];
     const map = {
      type: "block-map",
      offset: scalar.offset,
      indent: scalar.indent,
      items: [ {
       start: start,
       key: scalar,
       sep: sep
      } ]
     };
     this.onKeyLine = true;
     this.stack[this.stack.length - 1] = map;
    } else yield* this.lineEnd(scalar);
   }
   * blockScalar(scalar) {
    switch (this.type) {
    case "space":
    case "comment":
    case "newline":
     scalar.props.push(this.sourceToken);
     return;

    case "scalar":
     scalar.source = this.source;
     this.atNewLine = true;
     this.indent = 0;
     if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
       this.onNewLine(this.offset + nl);
       nl = this.source.indexOf("\n", nl) + 1;
      }
     }
     yield* this.pop();
     break;

    default:
     yield* this.pop();
     yield* this.step();
    }
   }
   * blockMap(map) {
    const it = map.items[map.items.length - 1];
    switch (this.type) {
    case "newline":
     this.onKeyLine = false;
     if (it.value) {
      const end = "end" in it.value ? it.value.end : undefined;
      const last = Array.isArray(end) ? end[end.length - 1] : undefined;
      if (last?.type === "comment") end?.push(this.sourceToken); else map.items.push({
       start: [ this.sourceToken ]
      });
     } else if (it.sep) {
      it.sep.push(this.sourceToken);
     } else {
      it.start.push(this.sourceToken);
     }
     return;

    case "space":
    case "comment":
     if (it.value) {
      map.items.push({
       start: [ this.sourceToken ]
      });
     } else if (it.sep) {
      it.sep.push(this.sourceToken);
     } else {
      if (this.atIndentedComment(it.start, map.indent)) {
       const prev = map.items[map.items.length - 2];
       const end = prev?.value?.end;
       if (Array.isArray(end)) {
        arrayPushArray(end, it.start);
        end.push(this.sourceToken);
        map.items.pop();
        return;
       }
      }
      it.start.push(this.sourceToken);
     }
     return;
    }
    if (this.indent >= map.indent) {
     const atMapIndent = !this.onKeyLine && this.indent === map.indent;
     const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
     let start = [];
     if (atNextItem && it.sep && !it.value) {
      const nl = [];
      for (let i = 0; i < it.sep.length; ++i) {
       const st = it.sep[i];
       switch (st.type) {
       case "newline":
        nl.push(i);
        break;

       case "space":
        break;

       case "comment":
        if (st.indent > map.indent) nl.length = 0;
        break;

       default:
        nl.length = 0;
       }
      }
      if (nl.length >= 2) start = it.sep.splice(nl[1]);
     }
     switch (this.type) {
     case "anchor":
     case "tag":
      if (atNextItem || it.value) {
       start.push(this.sourceToken);
       map.items.push({
        start: start
       });
       this.onKeyLine = true;
      } else if (it.sep) {
       it.sep.push(this.sourceToken);
      } else {
       it.start.push(this.sourceToken);
      }
      return;

     case "explicit-key-ind":
      if (!it.sep && !it.explicitKey) {
       it.start.push(this.sourceToken);
       it.explicitKey = true;
      } else if (atNextItem || it.value) {
       start.push(this.sourceToken);
       map.items.push({
        start: start,
        explicitKey: true
       });
      } else {
       this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: [ this.sourceToken ],
         explicitKey: true
        } ]
       });
      }
      this.onKeyLine = true;
      return;

     case "map-value-ind":
      if (it.explicitKey) {
       if (!it.sep) {
        if (includesToken(it.start, "newline")) {
         Object.assign(it, {
          key: null,
          sep: [ this.sourceToken ]
         });
        } else {
         const start = getFirstKeyStartProps(it.start);
         this.stack.push({
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [ {
           start: start,
           key: null,
           sep: [ this.sourceToken ]
          } ]
         });
        }
       } else if (it.value) {
        map.items.push({
         start: [],
         key: null,
         sep: [ this.sourceToken ]
        });
       } else if (includesToken(it.sep, "map-value-ind")) {
        this.stack.push({
         type: "block-map",
         offset: this.offset,
         indent: this.indent,
         items: [ {
          start: start,
          key: null,
          sep: [ this.sourceToken ]
         } ]
        });
       } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
        const start = getFirstKeyStartProps(it.start);
        const key = it.key;
        const sep = it.sep;
        sep.push(this.sourceToken);
        delete it.key;
        delete it.sep;
        this.stack.push({
         type: "block-map",
         offset: this.offset,
         indent: this.indent,
         items: [ {
          start: start,
          key: key,
          sep: sep
         } ]
        });
       } else if (start.length > 0) {
        it.sep = it.sep.concat(start, this.sourceToken);
       } else {
        it.sep.push(this.sourceToken);
       }
      } else {
       if (!it.sep) {
        Object.assign(it, {
         key: null,
         sep: [ this.sourceToken ]
        });
       } else if (it.value || atNextItem) {
        map.items.push({
         start: start,
         key: null,
         sep: [ this.sourceToken ]
        });
       } else if (includesToken(it.sep, "map-value-ind")) {
        this.stack.push({
         type: "block-map",
         offset: this.offset,
         indent: this.indent,
         items: [ {
          start: [],
          key: null,
          sep: [ this.sourceToken ]
         } ]
        });
       } else {
        it.sep.push(this.sourceToken);
       }
      }
      this.onKeyLine = true;
      return;

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const fs = this.flowScalar(this.type);
       if (atNextItem || it.value) {
        map.items.push({
         start: start,
         key: fs,
         sep: []
        });
        this.onKeyLine = true;
       } else if (it.sep) {
        this.stack.push(fs);
       } else {
        Object.assign(it, {
         key: fs,
         sep: []
        });
        this.onKeyLine = true;
       }
       return;
      }

     default:
      {
       const bv = this.startBlockValue(map);
       if (bv) {
        if (bv.type === "block-seq") {
         if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
          yield* this.pop({
           type: "error",
           offset: this.offset,
           message: "Unexpected block-seq-ind on same line with key",
           source: this.source
          });
          return;
         }
        } else if (atMapIndent) {
         map.items.push({
          start: start
         });
        }
        this.stack.push(bv);
        return;
       }
      }
     }
    }
    yield* this.pop();
    yield* this.step();
   }
   * blockSequence(seq) {
    const it = seq.items[seq.items.length - 1];
    switch (this.type) {
    case "newline":
     if (it.value) {
      const end = "end" in it.value ? it.value.end : undefined;
      const last = Array.isArray(end) ? end[end.length - 1] : undefined;
      if (last?.type === "comment") end?.push(this.sourceToken); else seq.items.push({
       start: [ this.sourceToken ]
      });
     } else it.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (it.value) seq.items.push({
      start: [ this.sourceToken ]
     }); else {
      if (this.atIndentedComment(it.start, seq.indent)) {
       const prev = seq.items[seq.items.length - 2];
       const end = prev?.value?.end;
       if (Array.isArray(end)) {
        arrayPushArray(end, it.start);
        end.push(this.sourceToken);
        seq.items.pop();
        return;
       }
      }
      it.start.push(this.sourceToken);
     }
     return;

    case "anchor":
    case "tag":
     if (it.value || this.indent <= seq.indent) break;
     it.start.push(this.sourceToken);
     return;

    case "seq-item-ind":
     if (this.indent !== seq.indent) break;
     if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({
      start: [ this.sourceToken ]
     }); else it.start.push(this.sourceToken);
     return;
    }
    if (this.indent > seq.indent) {
     const bv = this.startBlockValue(seq);
     if (bv) {
      this.stack.push(bv);
      return;
     }
    }
    yield* this.pop();
    yield* this.step();
   }
   * flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
     let top;
     do {
      yield* this.pop();
      top = this.peek(1);
     } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
     switch (this.type) {
     case "comma":
     case "explicit-key-ind":
      if (!it || it.sep) fc.items.push({
       start: [ this.sourceToken ]
      }); else it.start.push(this.sourceToken);
      return;

     case "map-value-ind":
      if (!it || it.value) fc.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }); else if (it.sep) it.sep.push(this.sourceToken); else Object.assign(it, {
       key: null,
       sep: [ this.sourceToken ]
      });
      return;

     case "space":
     case "comment":
     case "newline":
     case "anchor":
     case "tag":
      if (!it || it.value) fc.items.push({
       start: [ this.sourceToken ]
      }); else if (it.sep) it.sep.push(this.sourceToken); else it.start.push(this.sourceToken);
      return;

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const fs = this.flowScalar(this.type);
       if (!it || it.value) fc.items.push({
        start: [],
        key: fs,
        sep: []
       }); else if (it.sep) this.stack.push(fs); else Object.assign(it, {
        key: fs,
        sep: []
       });
       return;
      }

     case "flow-map-end":
     case "flow-seq-end":
      fc.end.push(this.sourceToken);
      return;
     }
     const bv = this.startBlockValue(fc);
     if (bv) this.stack.push(bv); else {
      yield* this.pop();
      yield* this.step();
     }
    } else {
     const parent = this.peek(2);
     if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
      yield* this.pop();
      yield* this.step();
     } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
      const prev = getPrevProps(parent);
      const start = getFirstKeyStartProps(prev);
      fixFlowSeqItems(fc);
      const sep = fc.end.splice(1, fc.end.length);
      sep.push(this.sourceToken);
      const map = {
       type: "block-map",
       offset: fc.offset,
       indent: fc.indent,
       items: [ {
        start: start,
        key: fc,
        sep: sep
       } ]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map;
     } else {
      yield* this.lineEnd(fc);
     }
    }
   }
   flowScalar(type) {
    if (this.onNewLine) {
     let nl = this.source.indexOf("\n") + 1;
     while (nl !== 0) {
      this.onNewLine(this.offset + nl);
      nl = this.source.indexOf("\n", nl) + 1;
     }
    }
    return {
     type: type,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   startBlockValue(parent) {
    switch (this.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return this.flowScalar(this.type);

    case "block-scalar-header":
     return {
      type: "block-scalar",
      offset: this.offset,
      indent: this.indent,
      props: [ this.sourceToken ],
      source: ""
     };

    case "flow-map-start":
    case "flow-seq-start":
     return {
      type: "flow-collection",
      offset: this.offset,
      indent: this.indent,
      start: this.sourceToken,
      items: [],
      end: []
     };

    case "seq-item-ind":
     return {
      type: "block-seq",
      offset: this.offset,
      indent: this.indent,
      items: [ {
       start: [ this.sourceToken ]
      } ]
     };

    case "explicit-key-ind":
     {
      this.onKeyLine = true;
      const prev = getPrevProps(parent);
      const start = getFirstKeyStartProps(prev);
      start.push(this.sourceToken);
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: start,
        explicitKey: true
       } ]
      };
     }

    case "map-value-ind":
     {
      this.onKeyLine = true;
      const prev = getPrevProps(parent);
      const start = getFirstKeyStartProps(prev);
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: start,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      };
     }
    }
    return null;
   }
   atIndentedComment(start, indent) {
    if (this.type !== "comment") return false;
    if (this.indent <= indent) return false;
    return start.every(st => st.type === "newline" || st.type === "space");
   }
   * documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
     if (docEnd.end) docEnd.end.push(this.sourceToken); else docEnd.end = [ this.sourceToken ];
     if (this.type === "newline") yield* this.pop();
    }
   }
   * lineEnd(token) {
    switch (this.type) {
    case "comma":
    case "doc-start":
    case "doc-end":
    case "flow-seq-end":
    case "flow-map-end":
    case "map-value-ind":
     yield* this.pop();
     yield* this.step();
     break;

    case "newline":
     this.onKeyLine = false;

    case "space":
    case "comment":
    default:
     if (token.end) token.end.push(this.sourceToken); else token.end = [ this.sourceToken ];
     if (this.type === "newline") yield* this.pop();
    }
   }
  }
  exports.Parser = Parser;
 },
 84047: (__unused_webpack_module, exports, __webpack_require__) => {
  var composer = __webpack_require__(89984);
  var Document = __webpack_require__(3021);
  var errors = __webpack_require__(91464);
  var log = __webpack_require__(57249);
  var identity = __webpack_require__(41127);
  var lineCounter = __webpack_require__(66628);
  var parser = __webpack_require__(3456);
  function parseOptions(options) {
   const prettyErrors = options.prettyErrors !== false;
   const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter || null;
   return {
    lineCounter: lineCounter$1,
    prettyErrors: prettyErrors
   };
  }
  function parseAllDocuments(source, options = {}) {
   const {lineCounter: lineCounter, prettyErrors: prettyErrors} = parseOptions(options);
   const parser$1 = new parser.Parser(lineCounter?.addNewLine);
   const composer$1 = new composer.Composer(options);
   const docs = Array.from(composer$1.compose(parser$1.parse(source)));
   if (prettyErrors && lineCounter) for (const doc of docs) {
    doc.errors.forEach(errors.prettifyError(source, lineCounter));
    doc.warnings.forEach(errors.prettifyError(source, lineCounter));
   }
   if (docs.length > 0) return docs;
   return Object.assign([], {
    empty: true
   }, composer$1.streamInfo());
  }
  function parseDocument(source, options = {}) {
   const {lineCounter: lineCounter, prettyErrors: prettyErrors} = parseOptions(options);
   const parser$1 = new parser.Parser(lineCounter?.addNewLine);
   const composer$1 = new composer.Composer(options);
   let doc = null;
   for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
    if (!doc) doc = _doc; else if (doc.options.logLevel !== "silent") {
     doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
     break;
    }
   }
   if (prettyErrors && lineCounter) {
    doc.errors.forEach(errors.prettifyError(source, lineCounter));
    doc.warnings.forEach(errors.prettifyError(source, lineCounter));
   }
   return doc;
  }
  function parse(src, reviver, options) {
   let _reviver = undefined;
   if (typeof reviver === "function") {
    _reviver = reviver;
   } else if (options === undefined && reviver && typeof reviver === "object") {
    options = reviver;
   }
   const doc = parseDocument(src, options);
   if (!doc) return null;
   doc.warnings.forEach(warning => log.warn(doc.options.logLevel, warning));
   if (doc.errors.length > 0) {
    if (doc.options.logLevel !== "silent") throw doc.errors[0]; else doc.errors = [];
   }
   return doc.toJS(Object.assign({
    reviver: _reviver
   }, options));
  }
  function stringify(value, replacer, options) {
   let _replacer = null;
   if (typeof replacer === "function" || Array.isArray(replacer)) {
    _replacer = replacer;
   } else if (options === undefined && replacer) {
    options = replacer;
   }
   if (typeof options === "string") options = options.length;
   if (typeof options === "number") {
    const indent = Math.round(options);
    options = indent < 1 ? undefined : indent > 8 ? {
     indent: 8
    } : {
     indent: indent
    };
   }
   if (value === undefined) {
    const {keepUndefined: keepUndefined} = options ?? replacer ?? {};
    if (!keepUndefined) return undefined;
   }
   if (identity.isDocument(value) && !_replacer) return value.toString(options);
   return new Document.Document(value, _replacer, options).toString(options);
  }
  exports.parse = parse;
  exports.parseAllDocuments = parseAllDocuments;
  exports.parseDocument = parseDocument;
  exports.stringify = stringify;
 },
 45840: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var map = __webpack_require__(47451);
  var seq = __webpack_require__(1706);
  var string = __webpack_require__(66464);
  var tags = __webpack_require__(90018);
  const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  class Schema {
   constructor({compat: compat, customTags: customTags, merge: merge, resolveKnownTags: resolveKnownTags, schema: schema, sortMapEntries: sortMapEntries, toStringDefaults: toStringDefaults}) {
    this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
    this.name = typeof schema === "string" && schema || "core";
    this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
    this.tags = tags.getTags(customTags, this.name, merge);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, identity.MAP, {
     value: map.map
    });
    Object.defineProperty(this, identity.SCALAR, {
     value: string.string
    });
    Object.defineProperty(this, identity.SEQ, {
     value: seq.seq
    });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
   }
   clone() {
    const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
   }
  }
  exports.Schema = Schema;
 },
 47451: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var YAMLMap = __webpack_require__(84454);
  const map = {
   collection: "map",
   default: true,
   nodeClass: YAMLMap.YAMLMap,
   tag: "tag:yaml.org,2002:map",
   resolve(map, onError) {
    if (!identity.isMap(map)) onError("Expected a mapping for this tag");
    return map;
   },
   createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
  };
  exports.map = map;
 },
 73632: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  const nullTag = {
   identify: value => value == null,
   createNode: () => new Scalar.Scalar(null),
   default: true,
   tag: "tag:yaml.org,2002:null",
   test: /^(?:~|[Nn]ull|NULL)?$/,
   resolve: () => new Scalar.Scalar(null),
   stringify: ({source: source}, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
  };
  exports.nullTag = nullTag;
 },
 1706: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var YAMLSeq = __webpack_require__(92223);
  const seq = {
   collection: "seq",
   default: true,
   nodeClass: YAMLSeq.YAMLSeq,
   tag: "tag:yaml.org,2002:seq",
   resolve(seq, onError) {
    if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
    return seq;
   },
   createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
  };
  exports.seq = seq;
 },
 66464: (__unused_webpack_module, exports, __webpack_require__) => {
  var stringifyString = __webpack_require__(83069);
  const string = {
   identify: value => typeof value === "string",
   default: true,
   tag: "tag:yaml.org,2002:str",
   resolve: str => str,
   stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({
     actualString: true
    }, ctx);
    return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
   }
  };
  exports.string = string;
 },
 73959: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  const boolTag = {
   identify: value => typeof value === "boolean",
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
   resolve: str => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
   stringify({source: source, value: value}, ctx) {
    if (source && boolTag.test.test(source)) {
     const sv = source[0] === "t" || source[0] === "T";
     if (value === sv) return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
   }
  };
  exports.boolTag = boolTag;
 },
 38405: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  var stringifyNumber = __webpack_require__(28689);
  const floatNaN = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: str => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: stringifyNumber.stringifyNumber
  };
  const floatExp = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
   resolve: str => parseFloat(str),
   stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
   }
  };
  const float = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
   resolve(str) {
    const node = new Scalar.Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
    return node;
   },
   stringify: stringifyNumber.stringifyNumber
  };
  exports.float = float;
  exports.floatExp = floatExp;
  exports.floatNaN = floatNaN;
 },
 59874: (__unused_webpack_module, exports, __webpack_require__) => {
  var stringifyNumber = __webpack_require__(28689);
  const intIdentify = value => typeof value === "bigint" || Number.isInteger(value);
  const intResolve = (str, offset, radix, {intAsBigInt: intAsBigInt}) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
  function intStringify(node, radix, prefix) {
   const {value: value} = node;
   if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
   return stringifyNumber.stringifyNumber(node);
  }
  const intOct = {
   identify: value => intIdentify(value) && value >= 0,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^0o[0-7]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
   stringify: node => intStringify(node, 8, "0o")
  };
  const int = {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
   stringify: stringifyNumber.stringifyNumber
  };
  const intHex = {
   identify: value => intIdentify(value) && value >= 0,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^0x[0-9a-fA-F]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
   stringify: node => intStringify(node, 16, "0x")
  };
  exports.int = int;
  exports.intHex = intHex;
  exports.intOct = intOct;
 },
 70896: (__unused_webpack_module, exports, __webpack_require__) => {
  var map = __webpack_require__(47451);
  var _null = __webpack_require__(73632);
  var seq = __webpack_require__(1706);
  var string = __webpack_require__(66464);
  var bool = __webpack_require__(73959);
  var float = __webpack_require__(38405);
  var int = __webpack_require__(59874);
  const schema = [ map.map, seq.seq, string.string, _null.nullTag, bool.boolTag, int.intOct, int.int, int.intHex, float.floatNaN, float.floatExp, float.float ];
  exports.schema = schema;
 },
 33559: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  var map = __webpack_require__(47451);
  var seq = __webpack_require__(1706);
  function intIdentify(value) {
   return typeof value === "bigint" || Number.isInteger(value);
  }
  const stringifyJSON = ({value: value}) => JSON.stringify(value);
  const jsonScalars = [ {
   identify: value => typeof value === "string",
   default: true,
   tag: "tag:yaml.org,2002:str",
   resolve: str => str,
   stringify: stringifyJSON
  }, {
   identify: value => value == null,
   createNode: () => new Scalar.Scalar(null),
   default: true,
   tag: "tag:yaml.org,2002:null",
   test: /^null$/,
   resolve: () => null,
   stringify: stringifyJSON
  }, {
   identify: value => typeof value === "boolean",
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^true$|^false$/,
   resolve: str => str === "true",
   stringify: stringifyJSON
  }, {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^-?(?:0|[1-9][0-9]*)$/,
   resolve: (str, _onError, {intAsBigInt: intAsBigInt}) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
   stringify: ({value: value}) => intIdentify(value) ? value.toString() : JSON.stringify(value)
  }, {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
   resolve: str => parseFloat(str),
   stringify: stringifyJSON
  } ];
  const jsonError = {
   default: true,
   tag: "",
   test: /^/,
   resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
   }
  };
  const schema = [ map.map, seq.seq ].concat(jsonScalars, jsonError);
  exports.schema = schema;
 },
 90018: (__unused_webpack_module, exports, __webpack_require__) => {
  var map = __webpack_require__(47451);
  var _null = __webpack_require__(73632);
  var seq = __webpack_require__(1706);
  var string = __webpack_require__(66464);
  var bool = __webpack_require__(73959);
  var float = __webpack_require__(38405);
  var int = __webpack_require__(59874);
  var schema = __webpack_require__(70896);
  var schema$1 = __webpack_require__(33559);
  var binary = __webpack_require__(56083);
  var merge = __webpack_require__(90452);
  var omap = __webpack_require__(50303);
  var pairs = __webpack_require__(18385);
  var schema$2 = __webpack_require__(35913);
  var set = __webpack_require__(81528);
  var timestamp = __webpack_require__(24371);
  const schemas = new Map([ [ "core", schema.schema ], [ "failsafe", [ map.map, seq.seq, string.string ] ], [ "json", schema$1.schema ], [ "yaml11", schema$2.schema ], [ "yaml-1.1", schema$2.schema ] ]);
  const tagsByName = {
   binary: binary.binary,
   bool: bool.boolTag,
   float: float.float,
   floatExp: float.floatExp,
   floatNaN: float.floatNaN,
   floatTime: timestamp.floatTime,
   int: int.int,
   intHex: int.intHex,
   intOct: int.intOct,
   intTime: timestamp.intTime,
   map: map.map,
   merge: merge.merge,
   null: _null.nullTag,
   omap: omap.omap,
   pairs: pairs.pairs,
   seq: seq.seq,
   set: set.set,
   timestamp: timestamp.timestamp
  };
  const coreKnownTags = {
   "tag:yaml.org,2002:binary": binary.binary,
   "tag:yaml.org,2002:merge": merge.merge,
   "tag:yaml.org,2002:omap": omap.omap,
   "tag:yaml.org,2002:pairs": pairs.pairs,
   "tag:yaml.org,2002:set": set.set,
   "tag:yaml.org,2002:timestamp": timestamp.timestamp
  };
  function getTags(customTags, schemaName, addMergeTag) {
   const schemaTags = schemas.get(schemaName);
   if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
   }
   let tags = schemaTags;
   if (!tags) {
    if (Array.isArray(customTags)) tags = []; else {
     const keys = Array.from(schemas.keys()).filter(key => key !== "yaml11").map(key => JSON.stringify(key)).join(", ");
     throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
   }
   if (Array.isArray(customTags)) {
    for (const tag of customTags) tags = tags.concat(tag);
   } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
   }
   if (addMergeTag) tags = tags.concat(merge.merge);
   return tags.reduce((tags, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
     const tagName = JSON.stringify(tag);
     const keys = Object.keys(tagsByName).map(key => JSON.stringify(key)).join(", ");
     throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags.includes(tagObj)) tags.push(tagObj);
    return tags;
   }, []);
  }
  exports.coreKnownTags = coreKnownTags;
  exports.getTags = getTags;
 },
 56083: (__unused_webpack_module, exports, __webpack_require__) => {
  var node_buffer = __webpack_require__(20181);
  var Scalar = __webpack_require__(63301);
  var stringifyString = __webpack_require__(83069);
  const binary = {
   identify: value => value instanceof Uint8Array,
   default: false,
   tag: "tag:yaml.org,2002:binary",
   resolve(src, onError) {
    if (typeof node_buffer.Buffer === "function") {
     return node_buffer.Buffer.from(src, "base64");
    } else if (typeof atob === "function") {
     const str = atob(src.replace(/[\n\r]/g, ""));
     const buffer = new Uint8Array(str.length);
     for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
     return buffer;
    } else {
     onError("This environment does not support reading binary tags; either Buffer or atob is required");
     return src;
    }
   },
   stringify({comment: comment, type: type, value: value}, ctx, onComment, onChompKeep) {
    if (!value) return "";
    const buf = value;
    let str;
    if (typeof node_buffer.Buffer === "function") {
     str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
    } else if (typeof btoa === "function") {
     let s = "";
     for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
     str = btoa(s);
    } else {
     throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
    if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
     const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
     const n = Math.ceil(str.length / lineWidth);
     const lines = new Array(n);
     for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
      lines[i] = str.substr(o, lineWidth);
     }
     str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString.stringifyString({
     comment: comment,
     type: type,
     value: str
    }, ctx, onComment, onChompKeep);
   }
  };
  exports.binary = binary;
 },
 88398: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  function boolStringify({value: value, source: source}, ctx) {
   const boolObj = value ? trueTag : falseTag;
   if (source && boolObj.test.test(source)) return source;
   return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
  const trueTag = {
   identify: value => value === true,
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
   resolve: () => new Scalar.Scalar(true),
   stringify: boolStringify
  };
  const falseTag = {
   identify: value => value === false,
   default: true,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
   resolve: () => new Scalar.Scalar(false),
   stringify: boolStringify
  };
  exports.falseTag = falseTag;
  exports.trueTag = trueTag;
 },
 35782: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  var stringifyNumber = __webpack_require__(28689);
  const floatNaN = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: str => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: stringifyNumber.stringifyNumber
  };
  const floatExp = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
   resolve: str => parseFloat(str.replace(/_/g, "")),
   stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
   }
  };
  const float = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
   resolve(str) {
    const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
     const f = str.substring(dot + 1).replace(/_/g, "");
     if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
    }
    return node;
   },
   stringify: stringifyNumber.stringifyNumber
  };
  exports.float = float;
  exports.floatExp = floatExp;
  exports.floatNaN = floatNaN;
 },
 10873: (__unused_webpack_module, exports, __webpack_require__) => {
  var stringifyNumber = __webpack_require__(28689);
  const intIdentify = value => typeof value === "bigint" || Number.isInteger(value);
  function intResolve(str, offset, radix, {intAsBigInt: intAsBigInt}) {
   const sign = str[0];
   if (sign === "-" || sign === "+") offset += 1;
   str = str.substring(offset).replace(/_/g, "");
   if (intAsBigInt) {
    switch (radix) {
    case 2:
     str = `0b${str}`;
     break;

    case 8:
     str = `0o${str}`;
     break;

    case 16:
     str = `0x${str}`;
     break;
    }
    const n = BigInt(str);
    return sign === "-" ? BigInt(-1) * n : n;
   }
   const n = parseInt(str, radix);
   return sign === "-" ? -1 * n : n;
  }
  function intStringify(node, radix, prefix) {
   const {value: value} = node;
   if (intIdentify(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
   }
   return stringifyNumber.stringifyNumber(node);
  }
  const intBin = {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "BIN",
   test: /^[-+]?0b[0-1_]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
   stringify: node => intStringify(node, 2, "0b")
  };
  const intOct = {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^[-+]?0[0-7_]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
   stringify: node => intStringify(node, 8, "0")
  };
  const int = {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9][0-9_]*$/,
   resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
   stringify: stringifyNumber.stringifyNumber
  };
  const intHex = {
   identify: intIdentify,
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^[-+]?0x[0-9a-fA-F_]+$/,
   resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
   stringify: node => intStringify(node, 16, "0x")
  };
  exports.int = int;
  exports.intBin = intBin;
  exports.intHex = intHex;
  exports.intOct = intOct;
 },
 90452: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  const MERGE_KEY = "<<";
  const merge = {
   identify: value => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
   default: "key",
   tag: "tag:yaml.org,2002:merge",
   test: /^<<$/,
   resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
   }),
   stringify: () => MERGE_KEY
  };
  const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
  function addMergeToJSMap(ctx, map, value) {
   const source = resolveAliasValue(ctx, value);
   if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it); else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it); else mergeValue(ctx, map, source);
  }
  function mergeValue(ctx, map, value) {
   const source = resolveAliasValue(ctx, value);
   if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
   const srcMap = source.toJSON(null, ctx, Map);
   for (const [key, value] of srcMap) {
    if (map instanceof Map) {
     if (!map.has(key)) map.set(key, value);
    } else if (map instanceof Set) {
     map.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map, key)) {
     Object.defineProperty(map, key, {
      value: value,
      writable: true,
      enumerable: true,
      configurable: true
     });
    }
   }
   return map;
  }
  function resolveAliasValue(ctx, value) {
   return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
  }
  exports.addMergeToJSMap = addMergeToJSMap;
  exports.isMergeKey = isMergeKey;
  exports.merge = merge;
 },
 50303: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var toJS = __webpack_require__(74043);
  var YAMLMap = __webpack_require__(84454);
  var YAMLSeq = __webpack_require__(92223);
  var pairs = __webpack_require__(18385);
  class YAMLOMap extends YAMLSeq.YAMLSeq {
   constructor() {
    super();
    this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
    this.tag = YAMLOMap.tag;
   }
   toJSON(_, ctx) {
    if (!ctx) return super.toJSON(_);
    const map = new Map;
    if (ctx?.onCreate) ctx.onCreate(map);
    for (const pair of this.items) {
     let key, value;
     if (identity.isPair(pair)) {
      key = toJS.toJS(pair.key, "", ctx);
      value = toJS.toJS(pair.value, key, ctx);
     } else {
      key = toJS.toJS(pair, "", ctx);
     }
     if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
     map.set(key, value);
    }
    return map;
   }
   static from(schema, iterable, ctx) {
    const pairs$1 = pairs.createPairs(schema, iterable, ctx);
    const omap = new this;
    omap.items = pairs$1.items;
    return omap;
   }
  }
  YAMLOMap.tag = "tag:yaml.org,2002:omap";
  const omap = {
   collection: "seq",
   identify: value => value instanceof Map,
   nodeClass: YAMLOMap,
   default: false,
   tag: "tag:yaml.org,2002:omap",
   resolve(seq, onError) {
    const pairs$1 = pairs.resolvePairs(seq, onError);
    const seenKeys = [];
    for (const {key: key} of pairs$1.items) {
     if (identity.isScalar(key)) {
      if (seenKeys.includes(key.value)) {
       onError(`Ordered maps must not include duplicate keys: ${key.value}`);
      } else {
       seenKeys.push(key.value);
      }
     }
    }
    return Object.assign(new YAMLOMap, pairs$1);
   },
   createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
  };
  exports.YAMLOMap = YAMLOMap;
  exports.omap = omap;
 },
 18385: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var Scalar = __webpack_require__(63301);
  var YAMLSeq = __webpack_require__(92223);
  function resolvePairs(seq, onError) {
   if (identity.isSeq(seq)) {
    for (let i = 0; i < seq.items.length; ++i) {
     let item = seq.items[i];
     if (identity.isPair(item)) continue; else if (identity.isMap(item)) {
      if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
      const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
      if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
      if (item.comment) {
       const cn = pair.value ?? pair.key;
       cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
      }
      item = pair;
     }
     seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
    }
   } else onError("Expected a sequence for this tag");
   return seq;
  }
  function createPairs(schema, iterable, ctx) {
   const {replacer: replacer} = ctx;
   const pairs = new YAMLSeq.YAMLSeq(schema);
   pairs.tag = "tag:yaml.org,2002:pairs";
   let i = 0;
   if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
    if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
    let key, value;
    if (Array.isArray(it)) {
     if (it.length === 2) {
      key = it[0];
      value = it[1];
     } else throw new TypeError(`Expected [key, value] tuple: ${it}`);
    } else if (it && it instanceof Object) {
     const keys = Object.keys(it);
     if (keys.length === 1) {
      key = keys[0];
      value = it[key];
     } else {
      throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
     }
    } else {
     key = it;
    }
    pairs.items.push(Pair.createPair(key, value, ctx));
   }
   return pairs;
  }
  const pairs = {
   collection: "seq",
   default: false,
   tag: "tag:yaml.org,2002:pairs",
   resolve: resolvePairs,
   createNode: createPairs
  };
  exports.createPairs = createPairs;
  exports.pairs = pairs;
  exports.resolvePairs = resolvePairs;
 },
 35913: (__unused_webpack_module, exports, __webpack_require__) => {
  var map = __webpack_require__(47451);
  var _null = __webpack_require__(73632);
  var seq = __webpack_require__(1706);
  var string = __webpack_require__(66464);
  var binary = __webpack_require__(56083);
  var bool = __webpack_require__(88398);
  var float = __webpack_require__(35782);
  var int = __webpack_require__(10873);
  var merge = __webpack_require__(90452);
  var omap = __webpack_require__(50303);
  var pairs = __webpack_require__(18385);
  var set = __webpack_require__(81528);
  var timestamp = __webpack_require__(24371);
  const schema = [ map.map, seq.seq, string.string, _null.nullTag, bool.trueTag, bool.falseTag, int.intBin, int.intOct, int.int, int.intHex, float.floatNaN, float.floatExp, float.float, binary.binary, merge.merge, omap.omap, pairs.pairs, set.set, timestamp.intTime, timestamp.floatTime, timestamp.timestamp ];
  exports.schema = schema;
 },
 81528: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Pair = __webpack_require__(57165);
  var YAMLMap = __webpack_require__(84454);
  class YAMLSet extends YAMLMap.YAMLMap {
   constructor(schema) {
    super(schema);
    this.tag = YAMLSet.tag;
   }
   add(key) {
    let pair;
    if (identity.isPair(key)) pair = key; else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null); else pair = new Pair.Pair(key, null);
    const prev = YAMLMap.findPair(this.items, pair.key);
    if (!prev) this.items.push(pair);
   }
   get(key, keepPair) {
    const pair = YAMLMap.findPair(this.items, key);
    return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
   }
   set(key, value) {
    if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = YAMLMap.findPair(this.items, key);
    if (prev && !value) {
     this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
     this.items.push(new Pair.Pair(key));
    }
   }
   toJSON(_, ctx) {
    return super.toJSON(_, ctx, Set);
   }
   toString(ctx, onComment, onChompKeep) {
    if (!ctx) return JSON.stringify(this);
    if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, {
     allNullValues: true
    }), onComment, onChompKeep); else throw new Error("Set items must all have null values");
   }
   static from(schema, iterable, ctx) {
    const {replacer: replacer} = ctx;
    const set = new this(schema);
    if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
     if (typeof replacer === "function") value = replacer.call(iterable, value, value);
     set.items.push(Pair.createPair(value, null, ctx));
    }
    return set;
   }
  }
  YAMLSet.tag = "tag:yaml.org,2002:set";
  const set = {
   collection: "map",
   identify: value => value instanceof Set,
   nodeClass: YAMLSet,
   default: false,
   tag: "tag:yaml.org,2002:set",
   createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
   resolve(map, onError) {
    if (identity.isMap(map)) {
     if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet, map); else onError("Set items must all have null values");
    } else onError("Expected a mapping for this tag");
    return map;
   }
  };
  exports.YAMLSet = YAMLSet;
  exports.set = set;
 },
 24371: (__unused_webpack_module, exports, __webpack_require__) => {
  var stringifyNumber = __webpack_require__(28689);
  function parseSexagesimal(str, asBigInt) {
   const sign = str[0];
   const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
   const num = n => asBigInt ? BigInt(n) : Number(n);
   const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
   return sign === "-" ? num(-1) * res : res;
  }
  function stringifySexagesimal(node) {
   let {value: value} = node;
   let num = n => n;
   if (typeof value === "bigint") num = n => BigInt(n); else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
   let sign = "";
   if (value < 0) {
    sign = "-";
    value *= num(-1);
   }
   const _60 = num(60);
   const parts = [ value % _60 ];
   if (value < 60) {
    parts.unshift(0);
   } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
     value = (value - parts[0]) / _60;
     parts.unshift(value);
    }
   }
   return sign + parts.map(n => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  const intTime = {
   identify: value => typeof value === "bigint" || Number.isInteger(value),
   default: true,
   tag: "tag:yaml.org,2002:int",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
   resolve: (str, _onError, {intAsBigInt: intAsBigInt}) => parseSexagesimal(str, intAsBigInt),
   stringify: stringifySexagesimal
  };
  const floatTime = {
   identify: value => typeof value === "number",
   default: true,
   tag: "tag:yaml.org,2002:float",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
   resolve: str => parseSexagesimal(str, false),
   stringify: stringifySexagesimal
  };
  const timestamp = {
   identify: value => value instanceof Date,
   default: true,
   tag: "tag:yaml.org,2002:timestamp",
   test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})" + "(?:" + "(?:t|T|[ \\t]+)" + "([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)" + "(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?" + ")?$"),
   resolve(str) {
    const match = str.match(timestamp.test);
    if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
     let d = parseSexagesimal(tz, false);
     if (Math.abs(d) < 30) d *= 60;
     date -= 6e4 * d;
    }
    return new Date(date);
   },
   stringify: ({value: value}) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };
  exports.floatTime = floatTime;
  exports.intTime = intTime;
  exports.timestamp = timestamp;
 },
 34475: (__unused_webpack_module, exports) => {
  const FOLD_FLOW = "flow";
  const FOLD_BLOCK = "block";
  const FOLD_QUOTED = "quoted";
  function foldFlowLines(text, indent, mode = "flow", {indentAtStart: indentAtStart, lineWidth: lineWidth = 80, minContentWidth: minContentWidth = 20, onFold: onFold, onOverflow: onOverflow} = {}) {
   if (!lineWidth || lineWidth < 0) return text;
   if (lineWidth < minContentWidth) minContentWidth = 0;
   const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
   if (text.length <= endStep) return text;
   const folds = [];
   const escapedFolds = {};
   let end = lineWidth - indent.length;
   if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0); else end = lineWidth - indentAtStart;
   }
   let split = undefined;
   let prev = undefined;
   let overflow = false;
   let i = -1;
   let escStart = -1;
   let escEnd = -1;
   if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text, i, indent.length);
    if (i !== -1) end = i + endStep;
   }
   for (let ch; ch = text[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
     escStart = i;
     switch (text[i + 1]) {
     case "x":
      i += 3;
      break;

     case "u":
      i += 5;
      break;

     case "U":
      i += 9;
      break;

     default:
      i += 1;
     }
     escEnd = i;
    }
    if (ch === "\n") {
     if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
     end = i + indent.length + endStep;
     split = undefined;
    } else {
     if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "\t") {
      const next = text[i + 1];
      if (next && next !== " " && next !== "\n" && next !== "\t") split = i;
     }
     if (i >= end) {
      if (split) {
       folds.push(split);
       end = split + endStep;
       split = undefined;
      } else if (mode === FOLD_QUOTED) {
       while (prev === " " || prev === "\t") {
        prev = ch;
        ch = text[i += 1];
        overflow = true;
       }
       const j = i > escEnd + 1 ? i - 2 : escStart - 1;
       if (escapedFolds[j]) return text;
       folds.push(j);
       escapedFolds[j] = true;
       end = j + endStep;
       split = undefined;
      } else {
       overflow = true;
      }
     }
    }
    prev = ch;
   }
   if (overflow && onOverflow) onOverflow();
   if (folds.length === 0) return text;
   if (onFold) onFold();
   let res = text.slice(0, folds[0]);
   for (let i = 0; i < folds.length; ++i) {
    const fold = folds[i];
    const end = folds[i + 1] || text.length;
    if (fold === 0) res = `\n${indent}${text.slice(0, end)}`; else {
     if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
     res += `\n${indent}${text.slice(fold + 1, end)}`;
    }
   }
   return res;
  }
  function consumeMoreIndentedLines(text, i, indent) {
   let end = i;
   let start = i + 1;
   let ch = text[start];
   while (ch === " " || ch === "\t") {
    if (i < start + indent) {
     ch = text[++i];
    } else {
     do {
      ch = text[++i];
     } while (ch && ch !== "\n");
     end = i;
     start = i + 1;
     ch = text[start];
    }
   }
   return end;
  }
  exports.FOLD_BLOCK = FOLD_BLOCK;
  exports.FOLD_FLOW = FOLD_FLOW;
  exports.FOLD_QUOTED = FOLD_QUOTED;
  exports.foldFlowLines = foldFlowLines;
 },
 2148: (__unused_webpack_module, exports, __webpack_require__) => {
  var anchors = __webpack_require__(71596);
  var identity = __webpack_require__(41127);
  var stringifyComment = __webpack_require__(59799);
  var stringifyString = __webpack_require__(83069);
  function createStringifyContext(doc, options) {
   const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment.stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
   }, doc.schema.toStringOptions, options);
   let inFlow;
   switch (opt.collectionStyle) {
   case "block":
    inFlow = false;
    break;

   case "flow":
    inFlow = true;
    break;

   default:
    inFlow = null;
   }
   return {
    anchors: new Set,
    doc: doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow: inFlow,
    options: opt
   };
  }
  function getTagObject(tags, item) {
   if (item.tag) {
    const match = tags.filter(t => t.tag === item.tag);
    if (match.length > 0) return match.find(t => t.format === item.format) ?? match[0];
   }
   let tagObj = undefined;
   let obj;
   if (identity.isScalar(item)) {
    obj = item.value;
    let match = tags.filter(t => t.identify?.(obj));
    if (match.length > 1) {
     const testMatch = match.filter(t => t.test);
     if (testMatch.length > 0) match = testMatch;
    }
    tagObj = match.find(t => t.format === item.format) ?? match.find(t => !t.format);
   } else {
    obj = item;
    tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
   }
   if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
   }
   return tagObj;
  }
  function stringifyProps(node, tagObj, {anchors: anchors$1, doc: doc}) {
   if (!doc.directives) return "";
   const props = [];
   const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
   if (anchor && anchors.anchorIsValid(anchor)) {
    anchors$1.add(anchor);
    props.push(`&${anchor}`);
   }
   const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
   if (tag) props.push(doc.directives.tagString(tag));
   return props.join(" ");
  }
  function stringify(item, ctx, onComment, onChompKeep) {
   if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
   if (identity.isAlias(item)) {
    if (ctx.doc.directives) return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
     throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
     if (ctx.resolvedAliases) ctx.resolvedAliases.add(item); else ctx.resolvedAliases = new Set([ item ]);
     item = item.resolve(ctx.doc);
    }
   }
   let tagObj = undefined;
   const node = identity.isNode(item) ? item : ctx.doc.createNode(item, {
    onTagObj: o => tagObj = o
   });
   tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
   const props = stringifyProps(node, tagObj, ctx);
   if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
   const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
   if (!props) return str;
   return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
  }
  exports.createStringifyContext = createStringifyContext;
  exports.stringify = stringify;
 },
 61212: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var stringify = __webpack_require__(2148);
  var stringifyComment = __webpack_require__(59799);
  function stringifyCollection(collection, ctx, options) {
   const flow = ctx.inFlow ?? collection.flow;
   const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
   return stringify(collection, ctx, options);
  }
  function stringifyBlockCollection({comment: comment, items: items}, ctx, {blockItemPrefix: blockItemPrefix, flowChars: flowChars, itemIndent: itemIndent, onChompKeep: onChompKeep, onComment: onComment}) {
   const {indent: indent, options: {commentString: commentString}} = ctx;
   const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    type: null
   });
   let chompKeep = false;
   const lines = [];
   for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (identity.isNode(item)) {
     if (!chompKeep && item.spaceBefore) lines.push("");
     addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
     if (item.comment) comment = item.comment;
    } else if (identity.isPair(item)) {
     const ik = identity.isNode(item.key) ? item.key : null;
     if (ik) {
      if (!chompKeep && ik.spaceBefore) lines.push("");
      addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
     }
    }
    chompKeep = false;
    let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
    if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
    if (chompKeep && comment) chompKeep = false;
    lines.push(blockItemPrefix + str);
   }
   let str;
   if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
   } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
     const line = lines[i];
     str += line ? `\n${indent}${line}` : "\n";
    }
   }
   if (comment) {
    str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
    if (onComment) onComment();
   } else if (chompKeep && onChompKeep) onChompKeep();
   return str;
  }
  function stringifyFlowCollection({items: items}, ctx, {flowChars: flowChars, itemIndent: itemIndent}) {
   const {indent: indent, indentStep: indentStep, flowCollectionPadding: fcPadding, options: {commentString: commentString}} = ctx;
   itemIndent += indentStep;
   const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
   });
   let reqNewline = false;
   let linesAtValue = 0;
   const lines = [];
   for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (identity.isNode(item)) {
     if (item.spaceBefore) lines.push("");
     addCommentBefore(ctx, lines, item.commentBefore, false);
     if (item.comment) comment = item.comment;
    } else if (identity.isPair(item)) {
     const ik = identity.isNode(item.key) ? item.key : null;
     if (ik) {
      if (ik.spaceBefore) lines.push("");
      addCommentBefore(ctx, lines, ik.commentBefore, false);
      if (ik.comment) reqNewline = true;
     }
     const iv = identity.isNode(item.value) ? item.value : null;
     if (iv) {
      if (iv.comment) comment = iv.comment;
      if (iv.commentBefore) reqNewline = true;
     } else if (item.value == null && ik?.comment) {
      comment = ik.comment;
     }
    }
    if (comment) reqNewline = true;
    let str = stringify.stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
     str += ",";
    } else if (ctx.options.trailingComma) {
     if (ctx.options.lineWidth > 0) {
      reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
     }
     if (reqNewline) {
      str += ",";
     }
    }
    if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
   }
   const {start: start, end: end} = flowChars;
   if (lines.length === 0) {
    return start + end;
   } else {
    if (!reqNewline) {
     const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
     reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
     let str = start;
     for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
     return `${str}\n${indent}${end}`;
    } else {
     return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
   }
  }
  function addCommentBefore({indent: indent, options: {commentString: commentString}}, lines, comment, chompKeep) {
   if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
   if (comment) {
    const ic = stringifyComment.indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
   }
  }
  exports.stringifyCollection = stringifyCollection;
 },
 59799: (__unused_webpack_module, exports) => {
  const stringifyComment = str => str.replace(/^(?!$)(?: $)?/gm, "#");
  function indentComment(comment, indent) {
   if (/^\n+$/.test(comment)) return comment.substring(1);
   return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
  }
  const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
  exports.indentComment = indentComment;
  exports.lineComment = lineComment;
  exports.stringifyComment = stringifyComment;
 },
 6829: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var stringify = __webpack_require__(2148);
  var stringifyComment = __webpack_require__(59799);
  function stringifyDocument(doc, options) {
   const lines = [];
   let hasDirectives = options.directives === true;
   if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
     lines.push(dir);
     hasDirectives = true;
    } else if (doc.directives.docStart) hasDirectives = true;
   }
   if (hasDirectives) lines.push("---");
   const ctx = stringify.createStringifyContext(doc, options);
   const {commentString: commentString} = ctx.options;
   if (doc.commentBefore) {
    if (lines.length !== 1) lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(stringifyComment.indentComment(cs, ""));
   }
   let chompKeep = false;
   let contentComment = null;
   if (doc.contents) {
    if (identity.isNode(doc.contents)) {
     if (doc.contents.spaceBefore && hasDirectives) lines.push("");
     if (doc.contents.commentBefore) {
      const cs = commentString(doc.contents.commentBefore);
      lines.push(stringifyComment.indentComment(cs, ""));
     }
     ctx.forceBlockIndent = !!doc.comment;
     contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? undefined : () => chompKeep = true;
    let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
     lines[lines.length - 1] = `--- ${body}`;
    } else lines.push(body);
   } else {
    lines.push(stringify.stringify(doc.contents, ctx));
   }
   if (doc.directives?.docEnd) {
    if (doc.comment) {
     const cs = commentString(doc.comment);
     if (cs.includes("\n")) {
      lines.push("...");
      lines.push(stringifyComment.indentComment(cs, ""));
     } else {
      lines.push(`... ${cs}`);
     }
    } else {
     lines.push("...");
    }
   } else {
    let dc = doc.comment;
    if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
    if (dc) {
     if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
     lines.push(stringifyComment.indentComment(commentString(dc), ""));
    }
   }
   return lines.join("\n") + "\n";
  }
  exports.stringifyDocument = stringifyDocument;
 },
 28689: (__unused_webpack_module, exports) => {
  function stringifyNumber({format: format, minFractionDigits: minFractionDigits, tag: tag, value: value}) {
   if (typeof value === "bigint") return String(value);
   const num = typeof value === "number" ? value : Number(value);
   if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
   let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
   if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
     i = n.length;
     n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0) n += "0";
   }
   return n;
  }
  exports.stringifyNumber = stringifyNumber;
 },
 59748: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  var Scalar = __webpack_require__(63301);
  var stringify = __webpack_require__(2148);
  var stringifyComment = __webpack_require__(59799);
  function stringifyPair({key: key, value: value}, ctx, onComment, onChompKeep) {
   const {allNullValues: allNullValues, doc: doc, indent: indent, indentStep: indentStep, options: {commentString: commentString, indentSeq: indentSeq, simpleKeys: simpleKeys}} = ctx;
   let keyComment = identity.isNode(key) && key.comment || null;
   if (simpleKeys) {
    if (keyComment) {
     throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
     const msg = "With simple keys, collection cannot be used as a key value";
     throw new Error(msg);
    }
   }
   let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
   ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
   });
   let keyCommentDone = false;
   let chompKeep = false;
   let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
   if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
   }
   if (ctx.inFlow) {
    if (allNullValues || value == null) {
     if (keyCommentDone && onComment) onComment();
     return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
   } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
     str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep) onChompKeep();
    return str;
   }
   if (keyCommentDone) keyComment = null;
   if (explicitKey) {
    if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}\n${indent}:`;
   } else {
    str = `${str}:`;
    if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
   }
   let vsb, vcb, valueComment;
   if (identity.isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
   } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object") value = doc.createNode(value);
   }
   ctx.implicitKey = false;
   if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
   chompKeep = false;
   if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
   }
   let valueCommentDone = false;
   const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
   let ws = " ";
   if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
     const cs = commentString(vcb);
     ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
     if (ws === "\n" && valueComment) ws = "\n\n";
    } else {
     ws += `\n${ctx.indent}`;
    }
   } else if (!explicitKey && identity.isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
     let hasPropsLine = false;
     if (hasNewline && (vs0 === "&" || vs0 === "!")) {
      let sp0 = valueStr.indexOf(" ");
      if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
       sp0 = valueStr.indexOf(" ", sp0 + 1);
      }
      if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
     }
     if (!hasPropsLine) ws = `\n${ctx.indent}`;
    }
   } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
   }
   str += ws + valueStr;
   if (ctx.inFlow) {
    if (valueCommentDone && onComment) onComment();
   } else if (valueComment && !valueCommentDone) {
    str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
   } else if (chompKeep && onChompKeep) {
    onChompKeep();
   }
   return str;
  }
  exports.stringifyPair = stringifyPair;
 },
 83069: (__unused_webpack_module, exports, __webpack_require__) => {
  var Scalar = __webpack_require__(63301);
  var foldFlowLines = __webpack_require__(34475);
  const getFoldOptions = (ctx, isBlock) => ({
   indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
   lineWidth: ctx.options.lineWidth,
   minContentWidth: ctx.options.minContentWidth
  });
  const containsDocumentMarker = str => /^(%|---|\.\.\.)/m.test(str);
  function lineLengthOverLimit(str, lineWidth, indentLength) {
   if (!lineWidth || lineWidth < 0) return false;
   const limit = lineWidth - indentLength;
   const strLen = str.length;
   if (strLen <= limit) return false;
   for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
     if (i - start > limit) return true;
     start = i + 1;
     if (strLen - start <= limit) return false;
    }
   }
   return true;
  }
  function doubleQuotedString(value, ctx) {
   const json = JSON.stringify(value);
   if (ctx.options.doubleQuotedAsJSON) return json;
   const {implicitKey: implicitKey} = ctx;
   const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
   const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
   let str = "";
   let start = 0;
   for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
     str += json.slice(start, i) + "\\ ";
     i += 1;
     start = i;
     ch = "\\";
    }
    if (ch === "\\") switch (json[i + 1]) {
    case "u":
     {
      str += json.slice(start, i);
      const code = json.substr(i + 2, 4);
      switch (code) {
      case "0000":
       str += "\\0";
       break;

      case "0007":
       str += "\\a";
       break;

      case "000b":
       str += "\\v";
       break;

      case "001b":
       str += "\\e";
       break;

      case "0085":
       str += "\\N";
       break;

      case "00a0":
       str += "\\_";
       break;

      case "2028":
       str += "\\L";
       break;

      case "2029":
       str += "\\P";
       break;

      default:
       if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2); else str += json.substr(i, 6);
      }
      i += 5;
      start = i + 1;
     }
     break;

    case "n":
     if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
      i += 1;
     } else {
      str += json.slice(start, i) + "\n\n";
      while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
       str += "\n";
       i += 2;
      }
      str += indent;
      if (json[i + 2] === " ") str += "\\";
      i += 1;
      start = i + 1;
     }
     break;

    default:
     i += 1;
    }
   }
   str = start ? str + json.slice(start) : json;
   return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
  }
  function singleQuotedString(value, ctx) {
   if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
   const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
   const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
   return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
  }
  function quotedString(value, ctx) {
   const {singleQuote: singleQuote} = ctx.options;
   let qs;
   if (singleQuote === false) qs = doubleQuotedString; else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle) qs = singleQuotedString; else if (hasSingle && !hasDouble) qs = doubleQuotedString; else qs = singleQuote ? singleQuotedString : doubleQuotedString;
   }
   return qs(value, ctx);
  }
  let blockEndNewlines;
  try {
   blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
  } catch {
   blockEndNewlines = /\n+(?!\n|$)/g;
  }
  function blockString({comment: comment, type: type, value: value}, ctx, onComment, onChompKeep) {
   const {blockQuote: blockQuote, commentString: commentString, lineWidth: lineWidth} = ctx.options;
   if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
   }
   const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
   const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
   if (!value) return literal ? "|\n" : ">\n";
   let chomp;
   let endStart;
   for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "\t" && ch !== " ") break;
   }
   let end = value.substring(endStart);
   const endNlPos = end.indexOf("\n");
   if (endNlPos === -1) {
    chomp = "-";
   } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep) onChompKeep();
   } else {
    chomp = "";
   }
   if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n") end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
   }
   let startWithSpace = false;
   let startEnd;
   let startNlPos = -1;
   for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ") startWithSpace = true; else if (ch === "\n") startNlPos = startEnd; else break;
   }
   let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
   if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
   }
   const indentSize = indent ? "2" : "1";
   let header = (startWithSpace ? indentSize : "") + chomp;
   if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment) onComment();
   }
   if (!literal) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
     foldOptions.onOverflow = () => {
      literalFallback = true;
     };
    }
    const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
    if (!literalFallback) return `>${header}\n${indent}${body}`;
   }
   value = value.replace(/\n+/g, `$&${indent}`);
   return `|${header}\n${indent}${start}${value}${end}`;
  }
  function plainString(item, ctx, onComment, onChompKeep) {
   const {type: type, value: value} = item;
   const {actualString: actualString, implicitKey: implicitKey, indent: indent, indentStep: indentStep, inFlow: inFlow} = ctx;
   if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
   }
   if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
   }
   if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
   }
   if (containsDocumentMarker(value)) {
    if (indent === "") {
     ctx.forceBlockIndent = true;
     return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
     return quotedString(value, ctx);
    }
   }
   const str = value.replace(/\n+/g, `$&\n${indent}`);
   if (actualString) {
    const test = tag => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const {compat: compat, tags: tags} = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
   }
   return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
  }
  function stringifyString(item, ctx, onComment, onChompKeep) {
   const {implicitKey: implicitKey, inFlow: inFlow} = ctx;
   const ss = typeof item.value === "string" ? item : Object.assign({}, item, {
    value: String(item.value)
   });
   let {type: type} = item;
   if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
   }
   const _stringify = _type => {
    switch (_type) {
    case Scalar.Scalar.BLOCK_FOLDED:
    case Scalar.Scalar.BLOCK_LITERAL:
     return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);

    case Scalar.Scalar.QUOTE_DOUBLE:
     return doubleQuotedString(ss.value, ctx);

    case Scalar.Scalar.QUOTE_SINGLE:
     return singleQuotedString(ss.value, ctx);

    case Scalar.Scalar.PLAIN:
     return plainString(ss, ctx, onComment, onChompKeep);

    default:
     return null;
    }
   };
   let res = _stringify(type);
   if (res === null) {
    const {defaultKeyType: defaultKeyType, defaultStringType: defaultStringType} = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null) throw new Error(`Unsupported default string type ${t}`);
   }
   return res;
  }
  exports.stringifyString = stringifyString;
 },
 10204: (__unused_webpack_module, exports, __webpack_require__) => {
  var identity = __webpack_require__(41127);
  const BREAK = Symbol("break visit");
  const SKIP = Symbol("skip children");
  const REMOVE = Symbol("remove node");
  function visit(node, visitor) {
   const visitor_ = initVisitor(visitor);
   if (identity.isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([ node ]));
    if (cd === REMOVE) node.contents = null;
   } else visit_(null, node, visitor_, Object.freeze([]));
  }
  visit.BREAK = BREAK;
  visit.SKIP = SKIP;
  visit.REMOVE = REMOVE;
  function visit_(key, node, visitor, path) {
   const ctrl = callVisitor(key, node, visitor, path);
   if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
   }
   if (typeof ctrl !== "symbol") {
    if (identity.isCollection(node)) {
     path = Object.freeze(path.concat(node));
     for (let i = 0; i < node.items.length; ++i) {
      const ci = visit_(i, node.items[i], visitor, path);
      if (typeof ci === "number") i = ci - 1; else if (ci === BREAK) return BREAK; else if (ci === REMOVE) {
       node.items.splice(i, 1);
       i -= 1;
      }
     }
    } else if (identity.isPair(node)) {
     path = Object.freeze(path.concat(node));
     const ck = visit_("key", node.key, visitor, path);
     if (ck === BREAK) return BREAK; else if (ck === REMOVE) node.key = null;
     const cv = visit_("value", node.value, visitor, path);
     if (cv === BREAK) return BREAK; else if (cv === REMOVE) node.value = null;
    }
   }
   return ctrl;
  }
  async function visitAsync(node, visitor) {
   const visitor_ = initVisitor(visitor);
   if (identity.isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([ node ]));
    if (cd === REMOVE) node.contents = null;
   } else await visitAsync_(null, node, visitor_, Object.freeze([]));
  }
  visitAsync.BREAK = BREAK;
  visitAsync.SKIP = SKIP;
  visitAsync.REMOVE = REMOVE;
  async function visitAsync_(key, node, visitor, path) {
   const ctrl = await callVisitor(key, node, visitor, path);
   if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
   }
   if (typeof ctrl !== "symbol") {
    if (identity.isCollection(node)) {
     path = Object.freeze(path.concat(node));
     for (let i = 0; i < node.items.length; ++i) {
      const ci = await visitAsync_(i, node.items[i], visitor, path);
      if (typeof ci === "number") i = ci - 1; else if (ci === BREAK) return BREAK; else if (ci === REMOVE) {
       node.items.splice(i, 1);
       i -= 1;
      }
     }
    } else if (identity.isPair(node)) {
     path = Object.freeze(path.concat(node));
     const ck = await visitAsync_("key", node.key, visitor, path);
     if (ck === BREAK) return BREAK; else if (ck === REMOVE) node.key = null;
     const cv = await visitAsync_("value", node.value, visitor, path);
     if (cv === BREAK) return BREAK; else if (cv === REMOVE) node.value = null;
    }
   }
   return ctrl;
  }
  function initVisitor(visitor) {
   if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
     Alias: visitor.Node,
     Map: visitor.Node,
     Scalar: visitor.Node,
     Seq: visitor.Node
    }, visitor.Value && {
     Map: visitor.Value,
     Scalar: visitor.Value,
     Seq: visitor.Value
    }, visitor.Collection && {
     Map: visitor.Collection,
     Seq: visitor.Collection
    }, visitor);
   }
   return visitor;
  }
  function callVisitor(key, node, visitor, path) {
   if (typeof visitor === "function") return visitor(key, node, path);
   if (identity.isMap(node)) return visitor.Map?.(key, node, path);
   if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
   if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
   if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
   if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
   return undefined;
  }
  function replaceNode(key, path, node) {
   const parent = path[path.length - 1];
   if (identity.isCollection(parent)) {
    parent.items[key] = node;
   } else if (identity.isPair(parent)) {
    if (key === "key") parent.key = node; else parent.value = node;
   } else if (identity.isDocument(parent)) {
    parent.contents = node;
   } else {
    const pt = identity.isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
   }
  }
  exports.visit = visit;
  exports.visitAsync = visitAsync;
 },
 19880: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   WT: () => value_namespaceObject
  });
  var pointer_namespaceObject = {};
  __webpack_require__.r(pointer_namespaceObject);
  __webpack_require__.d(pointer_namespaceObject, {
   Delete: () => Delete,
   Get: () => Get,
   Has: () => Has,
   Indices: () => Indices,
   Set: () => pointer_Set
  });
  var value_namespaceObject = {};
  __webpack_require__.r(value_namespaceObject);
  __webpack_require__.d(value_namespaceObject, {
   Assert: () => Assert,
   Check: () => check_check_Check,
   Clean: () => Clean,
   Clone: () => Clone,
   Convert: () => Convert,
   Create: () => Create,
   Decode: () => decode_Decode,
   Default: () => Default,
   Diff: () => Diff,
   Encode: () => encode_Encode,
   Equal: () => Equal,
   Errors: () => errors_errors_Errors,
   HasCodec: () => HasCodec,
   Hash: () => Hash,
   Parse: () => parse_Parse,
   Patch: () => Patch,
   Pointer: () => pointer_namespaceObject,
   Repair: () => Repair
  });
  var arguments_arguments = __webpack_require__(97565);
  var settings = __webpack_require__(71126);
  function HasUnevaluatedFromObject(value) {
   return Schema.IsUnevaluatedItems(value) || Schema.IsUnevaluatedProperties(value) || G.Some(G.Keys(value), key => HasUnevaluatedFromUnknown(value[key]));
  }
  function HasUnevaluatedFromArray(value) {
   return G.Some(value, value => HasUnevaluatedFromUnknown(value));
  }
  function HasUnevaluatedFromUnknown(value) {
   return G.IsArray(value) ? HasUnevaluatedFromArray(value) : G.IsObject(value) ? HasUnevaluatedFromObject(value) : false;
  }
  function HasUnevaluated(context, schema) {
   return HasUnevaluatedFromUnknown(schema) || G.Some(G.Keys(context), key => HasUnevaluatedFromUnknown(context[key]));
  }
  class BuildContext {
   constructor(hasUnevaluated) {
    this.hasUnevaluated = hasUnevaluated;
   }
   UseUnevaluated() {
    return this.hasUnevaluated;
   }
   Push() {
    return E.Call(E.Member("context", "Push"), []);
   }
   Pop() {
    return E.Call(E.Member("context", "Pop"), []);
   }
   AddIndex(index) {
    return E.Call(E.Member("context", "AddIndex"), [ index ]);
   }
   AddKey(key) {
    return E.Call(E.Member("context", "AddKey"), [ key ]);
   }
   Merge(results) {
    return E.Call(E.Member("context", "Merge"), [ results ]);
   }
  }
  class CheckContext {
   constructor() {
    const indices = new Set;
    const keys = new Set;
    this.stack = [ {
     indices: indices,
     keys: keys
    } ];
   }
   Push() {
    const indices = new Set;
    const keys = new Set;
    this.stack.push({
     indices: indices,
     keys: keys
    });
    return true;
   }
   Pop() {
    this.stack.pop();
    return true;
   }
   AddIndex(index) {
    this.GetIndices().add(index);
    return true;
   }
   AddKey(key) {
    this.GetKeys().add(key);
    return true;
   }
   GetIndices() {
    const top = this.stack[this.stack.length - 1];
    return top.indices;
   }
   GetKeys() {
    const top = this.stack[this.stack.length - 1];
    return top.keys;
   }
   Merge(results) {
    for (const context of results) {
     context.GetIndices().forEach(value => this.GetIndices().add(value));
     context.GetKeys().forEach(value => this.GetKeys().add(value));
    }
    return true;
   }
  }
  class ErrorContext extends CheckContext {
   constructor() {
    super();
    this.errors = [];
   }
   AtCapacity() {
    return this.errors.length >= settings.w.Get().maxErrors;
   }
   AddError(keyword, schemaPath, instancePath, params) {
    return this.AddErrorObject({
     keyword: keyword,
     schemaPath: schemaPath,
     instancePath: instancePath,
     params: params
    });
   }
   AddErrors(error) {
    error.forEach(error => this.AddErrorObject(error));
    return false;
   }
   GetErrors() {
    return this.errors;
   }
   AddErrorObject(error) {
    if (!this.AtCapacity()) this.errors.push(error);
    return false;
   }
  }
  const state = {
   identifier: "External",
   variables: []
  };
  function CreateVariable(value) {
   const call = `External[${state.variables.length}]`;
   state.variables.push(value);
   return call;
  }
  function ResetExternal() {
   state.variables = [];
  }
  function GetExternal() {
   return {
    ...state
   };
  }
  var guard = __webpack_require__(88642);
  function IsSchemaObject(value) {
   return guard.IsObject(value) && !guard.IsArray(value);
  }
  function IsSchemaBoolean(value) {
   return guard.IsBoolean(value);
  }
  function IsSchema(value) {
   return IsSchemaObject(value) || IsSchemaBoolean(value);
  }
  function IsType(schema) {
   return guard.HasPropertyKey(schema, "type") && (guard.IsString(schema.type) || guard.IsArray(schema.type) && schema.type.every(value => guard.IsString(value)));
  }
  function IsRequired(schema) {
   return guard.HasPropertyKey(schema, "required") && guard.IsArray(schema.required) && schema.required.every(value => guard.IsString(value));
  }
  function IsAdditionalProperties(schema) {
   return guard.HasPropertyKey(schema, "additionalProperties") && IsSchema(schema.additionalProperties);
  }
  function IsDependencies(schema) {
   return guard.HasPropertyKey(schema, "dependencies") && guard.IsObject(schema.dependencies) && Object.values(schema.dependencies).every(value => IsSchema(value) || guard.IsArray(value) && value.every(value => guard.IsString(value)));
  }
  function IsDependentRequired(schema) {
   return guard.HasPropertyKey(schema, "dependentRequired") && guard.IsObject(schema.dependentRequired) && Object.values(schema.dependentRequired).every(value => guard.IsArray(value) && value.every(value => guard.IsString(value)));
  }
  function IsDependentSchemas(schema) {
   return guard.HasPropertyKey(schema, "dependentSchemas") && guard.IsObject(schema.dependentSchemas) && Object.values(schema.dependentSchemas).every(value => IsSchema(value));
  }
  function IsPatternProperties(schema) {
   return guard.HasPropertyKey(schema, "patternProperties") && guard.IsObject(schema.patternProperties) && Object.values(schema.patternProperties).every(value => IsSchema(value));
  }
  function IsProperties(schema) {
   return guard.HasPropertyKey(schema, "properties") && guard.IsObject(schema.properties) && Object.values(schema.properties).every(value => IsSchema(value));
  }
  function IsPropertyNames(schema) {
   return guard.HasPropertyKey(schema, "propertyNames") && (guard.IsObject(schema.propertyNames) || IsSchema(schema.propertyNames));
  }
  function IsMinProperties(schema) {
   return guard.HasPropertyKey(schema, "minProperties") && guard.IsNumber(schema.minProperties);
  }
  function IsMaxProperties(schema) {
   return guard.HasPropertyKey(schema, "maxProperties") && guard.IsNumber(schema.maxProperties);
  }
  function IsAdditionalItems(schema) {
   return guard.HasPropertyKey(schema, "additionalItems") && IsSchema(schema.additionalItems);
  }
  function IsContains(schema) {
   return guard.HasPropertyKey(schema, "contains") && IsSchema(schema.contains);
  }
  function IsItems(schema) {
   return guard.HasPropertyKey(schema, "items") && (IsSchema(schema.items) || guard.IsArray(schema.items) && schema.items.every(value => IsSchema(value)));
  }
  function IsItemsSized(schema) {
   return IsItems(schema) && guard.IsArray(schema.items);
  }
  function IsItemsUnsized(schema) {
   return IsItems(schema) && !Guard.IsArray(schema.items);
  }
  function IsMinContains(schema) {
   return guard.HasPropertyKey(schema, "minContains") && guard.IsNumber(schema.minContains);
  }
  function IsMaxContains(schema) {
   return guard.HasPropertyKey(schema, "maxContains") && guard.IsNumber(schema.maxContains);
  }
  function IsMinItems(schema) {
   return guard.HasPropertyKey(schema, "minItems") && guard.IsNumber(schema.minItems);
  }
  function IsMaxItems(schema) {
   return guard.HasPropertyKey(schema, "maxItems") && guard.IsNumber(schema.maxItems);
  }
  function IsPrefixItems(schema) {
   return guard.HasPropertyKey(schema, "prefixItems") && guard.IsArray(schema.prefixItems) && schema.prefixItems.every(schema => IsSchema(schema));
  }
  function IsUniqueItems(schema) {
   return guard.HasPropertyKey(schema, "uniqueItems") && guard.IsBoolean(schema.uniqueItems);
  }
  function IsMinLength(schema) {
   return guard.HasPropertyKey(schema, "minLength") && guard.IsNumber(schema.minLength);
  }
  function IsMaxLength(schema) {
   return guard.HasPropertyKey(schema, "maxLength") && guard.IsNumber(schema.maxLength);
  }
  function IsFormat(schema) {
   return guard.HasPropertyKey(schema, "format") && guard.IsString(schema.format);
  }
  function IsPattern(schema) {
   return guard.HasPropertyKey(schema, "pattern") && (guard.IsString(schema.pattern) || schema.pattern instanceof RegExp);
  }
  function IsExclusiveMinimum(schema) {
   return guard.HasPropertyKey(schema, "exclusiveMinimum") && (guard.IsNumber(schema.exclusiveMinimum) || guard.IsBigInt(schema.exclusiveMinimum));
  }
  function IsExclusiveMaximum(schema) {
   return guard.HasPropertyKey(schema, "exclusiveMaximum") && (guard.IsNumber(schema.exclusiveMaximum) || guard.IsBigInt(schema.exclusiveMaximum));
  }
  function IsMinimum(schema) {
   return guard.HasPropertyKey(schema, "minimum") && (guard.IsNumber(schema.minimum) || guard.IsBigInt(schema.minimum));
  }
  function IsMaximum(schema) {
   return guard.HasPropertyKey(schema, "maximum") && (guard.IsNumber(schema.maximum) || guard.IsBigInt(schema.maximum));
  }
  function IsMultipleOf(schema) {
   return guard.HasPropertyKey(schema, "multipleOf") && (guard.IsNumber(schema.multipleOf) || guard.IsBigInt(schema.multipleOf));
  }
  function IsRef(schema) {
   return guard.HasPropertyKey(schema, "$ref") && guard.IsString(schema.$ref);
  }
  function IsRecursiveRef(schema) {
   return guard.HasPropertyKey(schema, "$recursiveRef") && guard.IsString(schema.$recursiveRef);
  }
  function IsDynamicRef(schema) {
   return guard.HasPropertyKey(schema, "$dynamicRef") && guard.IsString(schema.$dynamicRef);
  }
  function IsConst(value) {
   return guard.HasPropertyKey(value, "const");
  }
  function IsEnum(schema) {
   return guard.HasPropertyKey(schema, "enum") && guard.IsArray(schema.enum);
  }
  function IsIf(schema) {
   return guard.HasPropertyKey(schema, "if") && IsSchema(schema.if);
  }
  function IsNot(schema) {
   return guard.HasPropertyKey(schema, "not") && IsSchema(schema.not);
  }
  function IsAllOf(schema) {
   return guard.HasPropertyKey(schema, "allOf") && guard.IsArray(schema.allOf) && schema.allOf.every(value => IsSchema(value));
  }
  function IsAnyOf(schema) {
   return guard.HasPropertyKey(schema, "anyOf") && guard.IsArray(schema.anyOf) && schema.anyOf.every(value => IsSchema(value));
  }
  function IsOneOf(schema) {
   return guard.HasPropertyKey(schema, "oneOf") && guard.IsArray(schema.oneOf) && schema.oneOf.every(value => IsSchema(value));
  }
  function IsUnevaluatedItems(schema) {
   return guard.HasPropertyKey(schema, "unevaluatedItems") && IsSchema(schema.unevaluatedItems);
  }
  function IsUnevaluatedProperties(schema) {
   return guard.HasPropertyKey(schema, "unevaluatedProperties") && IsSchema(schema.unevaluatedProperties);
  }
  function IsRefine(value) {
   return guard.HasPropertyKey(value, "~refine") && guard.IsArray(value["~refine"]) && guard.Every(value["~refine"], 0, value => guard.IsObject(value) && guard.HasPropertyKey(value, "check") && guard.HasPropertyKey(value, "error") && guard.IsFunction(value.check) && guard.IsFunction(value.error));
  }
  function BuildRefineMultiple(_stack, _context, schema, value) {
   const external = Externals.CreateVariable(schema["~refine"]);
   return E.Every(external, E.Constant(0), [ "refinement", "_" ], E.Call(E.Member("refinement", "check"), [ value ]));
  }
  function BuildRefineSingle(_stack, _context, schema, value) {
   const external = Externals.CreateVariable(schema["~refine"][0]);
   return E.Call(E.Member(external, "check"), [ value ]);
  }
  function _refine_BuildRefine(_stack, _context, schema, value) {
   return G.IsEqual(schema["~refine"].length, 1) ? BuildRefineSingle(_stack, _context, schema, value) : BuildRefineMultiple(_stack, _context, schema, value);
  }
  function CheckRefine(_stack, _context, schema, value) {
   return guard.Every(schema["~refine"], 0, (refinement, _) => refinement.check(value));
  }
  function ErrorRefine(_stack, context, schemaPath, instancePath, schema, value) {
   return guard.EveryAll(schema["~refine"], 0, (refinement, index) => refinement.check(value) || context.AddError("~refine", schemaPath, instancePath, {
    index: index,
    message: refinement.error(value)
   }));
  }
  function IsId(schema) {
   return guard.HasPropertyKey(schema, "$id") && guard.IsString(schema.$id);
  }
  function IsDynamicAnchor(schema) {
   return guard.HasPropertyKey(schema, "$dynamicAnchor") && guard.IsString(schema.$dynamicAnchor);
  }
  function IsRecursiveAnchor(schema) {
   return guard.HasPropertyKey(schema, "$recursiveAnchor") && guard.IsBoolean(schema.$recursiveAnchor);
  }
  function IsRecursiveAnchorTrue(schema) {
   return IsRecursiveAnchor(schema) && guard.IsEqual(schema.$recursiveAnchor, true);
  }
  const DefaultUri = "urn:typebox:root";
  function NextUri(ref, base) {
   return URL.canParse(ref, base) ? new URL(ref, base) : guard.IsEqual(base, DefaultUri) ? new URL(`${base}:${ref}`) : new URL(`${base.slice(0, base.lastIndexOf(":"))}:${ref}`);
  }
  function _stack_Stack(context, schema) {
   const base = IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, DefaultUri).href : DefaultUri;
   return {
    context: context,
    schema: schema,
    lexicalSchema: schema,
    lexicalBase: base,
    resourceBase: base,
    referenceBase: base,
    ids: [],
    useResourceBaseForReference: true,
    recursiveAnchor: undefined,
    dynamicAnchors: [],
    resourceEntries: new Map,
    pendingResource: true,
    enteredResource: false
   };
  }
  function RegisterResourceAnchors(anchors, schema, isRoot = true) {
   if (IsSchemaBoolean(schema)) return anchors;
   if (Array.isArray(schema)) return schema.reduce((result, item) => RegisterResourceAnchors(result, item, false), anchors);
   if (!IsSchemaObject(schema)) return anchors;
   if (!isRoot && IsId(schema)) return anchors;
   const next = !isRoot && IsDynamicAnchor(schema) ? [ ...anchors, schema ] : anchors;
   return Object.keys(schema).reduce((result, key) => RegisterResourceAnchors(result, schema[key], false), next);
  }
  function ResourceEntry(stack, schema) {
   return stack.resourceEntries.get(schema);
  }
  function NextEnteredResource(stack, schema) {
   return stack.enteredResource || ResourceEntry(stack, schema) !== undefined;
  }
  function IsRelativeId(schema) {
   return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(schema.$id);
  }
  function NextIds(stack, schema) {
   return IsId(schema) ? [ ...stack.ids, schema ] : stack.ids;
  }
  function NextRecursiveAnchor(stack, schema) {
   return stack.recursiveAnchor ?? (IsRecursiveAnchorTrue(schema) ? schema : undefined);
  }
  function NextDynamicAnchors(stack, schema) {
   const registered = IsId(schema) ? RegisterResourceAnchors(stack.dynamicAnchors, schema) : stack.dynamicAnchors;
   return IsDynamicAnchor(schema) ? [ ...registered, schema ] : registered;
  }
  function NextPendingResource(stack, schema) {
   return IsId(schema) ? false : stack.pendingResource;
  }
  function NextLexicalBase(stack, schema) {
   const entry = ResourceEntry(stack, schema);
   if (entry) return entry.base;
   return IsId(schema) ? NextUri(schema.$id, stack.lexicalBase).href : stack.lexicalBase;
  }
  function NextResourceBase(stack, schema) {
   const entry = ResourceEntry(stack, schema);
   if (entry) return entry.base;
   return IsId(schema) && stack.pendingResource ? NextUri(schema.$id, stack.resourceBase).href : stack.resourceBase;
  }
  function NextUseResourceBaseForReference(stack, schema) {
   return IsId(schema) ? !IsRelativeId(schema) : stack.useResourceBaseForReference;
  }
  function NextReferenceBase(stack, schema) {
   const isRetrieved = NextEnteredResource(stack, schema);
   const useResourceBaseForReference = NextUseResourceBaseForReference(stack, schema);
   return isRetrieved || useResourceBaseForReference ? NextResourceBase(stack, schema) : NextLexicalBase(stack, schema);
  }
  function NextLexicalSchema(stack, schema) {
   const entry = ResourceEntry(stack, schema);
   if (entry) return entry.root;
   return IsId(schema) ? schema : stack.lexicalSchema;
  }
  function HasStackKeywords(stack, schema) {
   return IsSchemaObject(schema) && (IsId(schema) || IsDynamicAnchor(schema) || guard.IsUndefined(stack.recursiveAnchor) && IsRecursiveAnchorTrue(schema) || !guard.IsUndefined(ResourceEntry(stack, schema)));
  }
  function NextStack(stack, schema) {
   return HasStackKeywords(stack, schema) ? {
    ...stack,
    ids: NextIds(stack, schema),
    dynamicAnchors: NextDynamicAnchors(stack, schema),
    recursiveAnchor: NextRecursiveAnchor(stack, schema),
    pendingResource: NextPendingResource(stack, schema),
    lexicalBase: NextLexicalBase(stack, schema),
    resourceBase: NextResourceBase(stack, schema),
    useResourceBaseForReference: NextUseResourceBaseForReference(stack, schema),
    referenceBase: NextReferenceBase(stack, schema),
    lexicalSchema: NextLexicalSchema(stack, schema),
    enteredResource: NextEnteredResource(stack, schema)
   } : stack;
  }
  function IsValid(schema) {
   return IsItems(schema) && guard.IsArray(schema.items);
  }
  function BuildAdditionalItemsStandard(stack, context, schema, value) {
   const [item, index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
   const isLength = E.IsLessThan(index, E.Constant(schema.items.length));
   const addIndex = context.AddIndex(index);
   return E.Every(value, E.Constant(0), [ item, index ], E.Or(isLength, E.And(isSchema, addIndex)));
  }
  function BuildAdditionalItemsFast(stack, context, schema, value) {
   const [item, index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
   const isLength = E.IsLessThan(index, E.Constant(schema.items.length));
   return E.Every(value, E.Constant(0), [ item, index ], E.Or(isLength, isSchema));
  }
  function additionalItems_BuildAdditionalItems(stack, context, schema, value) {
   if (!IsValid(schema)) return E.Constant(true);
   return context.UseUnevaluated() ? BuildAdditionalItemsStandard(stack, context, schema, value) : BuildAdditionalItemsFast(stack, context, schema, value);
  }
  function CheckAdditionalItems(stack, context, schema, value) {
   if (!IsValid(schema)) return true;
   const isAdditionalItems = guard.Every(value, 0, (item, index) => guard.IsLessThan(index, schema.items.length) || CheckSchemaPushStack(stack, context, schema.additionalItems, item) && context.AddIndex(index));
   return isAdditionalItems;
  }
  function ErrorAdditionalItems(stack, context, schemaPath, instancePath, schema, value) {
   if (!IsValid(schema)) return true;
   const isAdditionalItems = guard.Every(value, 0, (item, index) => {
    const nextSchemaPath = `${schemaPath}/additionalItems`;
    const nextInstancePath = `${instancePath}/${index}`;
    return guard.IsLessThan(index, schema.items.length) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalItems, item) && context.AddIndex(index);
   });
   return isAdditionalItems;
  }
  function EncodeFragment(fragment) {
   return fragment.replace(/~/g, "~0").replace(/\//g, "~1");
  }
  function _regexp_UnicodeRegExp(pattern) {
   return new RegExp(pattern, "u");
  }
  function IsAdditionalPropertiesIgnored(context, additionalProperties) {
   return !context.UseUnevaluated() && (G.IsEqual(additionalProperties, true) || G.IsObject(additionalProperties) && G.IsEqual(G.Keys(additionalProperties).length, 0));
  }
  function GetPropertyKeyAsPattern(key) {
   const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
   return `^${escaped}$`;
  }
  function GetPropertiesPattern(schema) {
   const patterns = [];
   if (IsPatternProperties(schema)) patterns.push(...guard.Keys(schema.patternProperties));
   if (IsProperties(schema)) patterns.push(...guard.Keys(schema.properties).map(GetPropertyKeyAsPattern));
   return guard.IsEqual(patterns.length, 0) ? "(?!)" : `(${patterns.join("|")})`;
  }
  function HasExactRequiredProperties(schema) {
   const keys = G.Keys(schema.properties);
   return G.IsEqual(keys.length, schema.required.length) && G.Every(keys, 0, key => schema.required.includes(key));
  }
  function CanAdditionalPropertiesFast(_context, schema, _value) {
   return Schema.IsRequired(schema) && Schema.IsProperties(schema) && !Schema.IsPatternProperties(schema) && G.IsEqual(schema.additionalProperties, false) && HasExactRequiredProperties(schema);
  }
  function BuildAdditionalPropertiesFast(_context, schema, value) {
   return E.IsEqual(E.Member(E.Call(E.Member("Object", "getOwnPropertyNames"), [ value ]), "length"), E.Constant(schema.required.length));
  }
  function BuildAdditionalPropertiesStandard(stack, context, schema, value) {
   const [key, _index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const regexp = Externals.CreateVariable(UnicodeRegExp(GetPropertiesPattern(schema)));
   const isSchema = BuildSchemaPushStack(stack, context, schema.additionalProperties, `${value}[${key}]`);
   const isKey = E.Call(E.Member(regexp, "test"), [ key ]);
   const addKey = context.AddKey(key);
   const guarded = context.UseUnevaluated() ? E.Or(isKey, E.And(isSchema, addKey)) : E.Or(isKey, isSchema);
   const result = E.Every(E.Keys(value), E.Constant(0), [ key, _index ], guarded);
   return result;
  }
  function additionalProperties_BuildAdditionalProperties(stack, context, schema, value) {
   if (IsAdditionalPropertiesIgnored(context, schema.additionalProperties)) return E.Constant(true);
   return CanAdditionalPropertiesFast(context, schema, value) ? BuildAdditionalPropertiesFast(context, schema, value) : BuildAdditionalPropertiesStandard(stack, context, schema, value);
  }
  function CheckAdditionalProperties(stack, context, schema, value) {
   const regexp = _regexp_UnicodeRegExp(GetPropertiesPattern(schema));
   const isAdditionalProperties = guard.Every(guard.Keys(value), 0, (key, _index) => regexp.test(key) || CheckSchemaPushStack(stack, context, schema.additionalProperties, value[key]) && context.AddKey(key));
   return isAdditionalProperties;
  }
  function ErrorAdditionalProperties(stack, context, schemaPath, instancePath, schema, value) {
   const regexp = _regexp_UnicodeRegExp(GetPropertiesPattern(schema));
   const additionalProperties = [];
   const isAdditionalProperties = guard.EveryAll(guard.Keys(value), 0, (key, _index) => {
    const nextSchemaPath = `${schemaPath}/additionalProperties`;
    const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
    const isAdditionalProperty = regexp.test(key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalProperties, value[key]) && context.AddKey(key);
    if (!isAdditionalProperty) additionalProperties.push(key);
    return isAdditionalProperty;
   });
   return isAdditionalProperties || context.AddError("additionalProperties", schemaPath, instancePath, {
    additionalProperties: additionalProperties
   });
  }
  function _reducer_Reducer(stack, context, schemas, value, check) {
   const results = E.ConstDeclaration("results", "[]");
   const context_n = schemas.map((_schema, index) => E.ConstDeclaration(`context_${index}`, E.New("CheckContext", [])));
   const condition_n = schemas.map((schema, index) => E.ConstDeclaration(`condition_${index}`, E.Call(E.ArrowFunction([ "context" ], BuildSchema(stack, context, schema, value)), [ `context_${index}` ])));
   const checks = schemas.map((_schema, index) => E.If(`condition_${index}`, E.Call(E.Member("results", "push"), [ `context_${index}` ])));
   const returns = E.Return(E.And(check, context.Merge("results")));
   return E.Call(E.ArrowFunction([], E.Statements([ results, ...context_n, ...condition_n, ...checks, returns ])), []);
  }
  function BuildAllOfStandard(stack, context, schema, value) {
   return Reducer(stack, context, schema.allOf, value, E.IsEqual(E.Member("results", "length"), E.Constant(schema.allOf.length)));
  }
  function BuildAllOfFast(stack, context, schema, value) {
   return E.ReduceAnd(schema.allOf.map(schema => BuildSchema(stack, context, schema, value)));
  }
  function allOf_BuildAllOf(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildAllOfStandard(stack, context, schema, value) : BuildAllOfFast(stack, context, schema, value);
  }
  function CheckAllOf(stack, context, schema, value) {
   const results = schema.allOf.reduce((result, schema) => {
    const nextContext = new CheckContext;
    return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
   }, []);
   return guard.IsEqual(results.length, schema.allOf.length) && context.Merge(results);
  }
  function ErrorAllOf(stack, context, schemaPath, instancePath, schema, value) {
   const failedContexts = [];
   const results = schema.allOf.reduce((result, schema, index) => {
    const nextSchemaPath = `${schemaPath}/allOf/${index}`;
    const nextContext = new ErrorContext;
    const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
    if (!isSchema) failedContexts.push(nextContext);
    return isSchema ? [ ...result, nextContext ] : result;
   }, []);
   const isAllOf = guard.IsEqual(results.length, schema.allOf.length) && context.Merge(results);
   if (!isAllOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
   return isAllOf;
  }
  function BuildAnyOfStandard(stack, context, schema, value) {
   return Reducer(stack, context, schema.anyOf, value, E.IsGreaterThan(E.Member("results", "length"), E.Constant(0)));
  }
  function BuildAnyOfFast(stack, context, schema, value) {
   return E.ReduceOr(schema.anyOf.map(schema => BuildSchema(stack, context, schema, value)));
  }
  function anyOf_BuildAnyOf(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildAnyOfStandard(stack, context, schema, value) : BuildAnyOfFast(stack, context, schema, value);
  }
  function CheckAnyOf(stack, context, schema, value) {
   const results = schema.anyOf.reduce((result, schema) => {
    const nextContext = new CheckContext;
    return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
   }, []);
   return guard.IsGreaterThan(results.length, 0) && context.Merge(results);
  }
  function ErrorAnyOf(stack, context, schemaPath, instancePath, schema, value) {
   const failedContexts = [];
   const results = schema.anyOf.reduce((result, schema, index) => {
    const nextContext = new ErrorContext;
    const nextSchemaPath = `${schemaPath}/anyOf/${index}`;
    const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
    if (!isSchema) failedContexts.push(nextContext);
    return isSchema ? [ ...result, nextContext ] : result;
   }, []);
   const isAnyOf = guard.IsGreaterThan(results.length, 0) && context.Merge(results);
   if (!isAnyOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
   return isAnyOf || context.AddError("anyOf", schemaPath, instancePath, {});
  }
  function boolean_BuildSchemaBoolean(_stack, _context, schema, _value) {
   return schema ? E.Constant(true) : E.Constant(false);
  }
  function CheckSchemaBoolean(_stack, _context, schema, _value) {
   return schema;
  }
  function ErrorSchemaBoolean(stack, context, schemaPath, instancePath, schema, value) {
   return CheckSchemaBoolean(stack, context, schema, value) || context.AddError("boolean", schemaPath, instancePath, {});
  }
  function const_BuildConst(_stack, _context, schema, value) {
   return G.IsValueLike(schema.const) ? E.IsEqual(value, E.Constant(schema.const)) : E.IsDeepEqual(value, Externals.CreateVariable(schema.const));
  }
  function CheckConst(_stack, _context, schema, value) {
   return guard.IsValueLike(schema.const) ? guard.IsEqual(value, schema.const) : guard.IsDeepEqual(value, schema.const);
  }
  function ErrorConst(stack, context, schemaPath, instancePath, schema, value) {
   return CheckConst(stack, context, schema, value) || context.AddError("const", schemaPath, instancePath, {
    allowedValue: schema.const
   });
  }
  function contains_IsValid(schema) {
   return !(IsMinContains(schema) && guard.IsEqual(schema.minContains, 0));
  }
  function BuildContainsStandard(stack, context, schema, value) {
   const [item, index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const isLength = E.Not(E.IsEqual(E.Member(value, "length"), E.Constant(0)));
   const isSome = E.SomeAll(value, [ item, index ], E.And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
   return E.And(isLength, isSome);
  }
  function BuildContainsFast(stack, context, schema, value) {
   const [item] = [ Unique.CreateUnique() ];
   const isLength = E.Not(E.IsEqual(E.Member(value, "length"), E.Constant(0)));
   const isSome = E.Some(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
   return E.And(isLength, isSome);
  }
  function contains_BuildContains(stack, context, schema, value) {
   if (!contains_IsValid(schema)) return E.Constant(true);
   return context.UseUnevaluated() ? BuildContainsStandard(stack, context, schema, value) : BuildContainsFast(stack, context, schema, value);
  }
  function CheckContains(stack, context, schema, value) {
   if (!contains_IsValid(schema)) return true;
   return !guard.IsEqual(value.length, 0) && guard.SomeAll(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
  }
  function ErrorContains(stack, context, schemaPath, instancePath, schema, value) {
   return CheckContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
    minContains: 1
   });
  }
  function dependencies_BuildDependencies(stack, context, schema, value) {
   const isLength = E.IsEqual(E.Member(E.Keys(value), "length"), E.Constant(0));
   const isEveryDependency = E.ReduceAnd(G.Entries(schema.dependencies).map(([key, schema]) => {
    const notKey = E.Not(E.HasPropertyKey(value, E.Constant(key)));
    const isSchema = BuildSchema(stack, context, schema, value);
    const isEveryKey = schema => E.ReduceAnd(schema.map(key => E.HasPropertyKey(value, E.Constant(key))));
    return E.Or(notKey, G.IsArray(schema) ? isEveryKey(schema) : isSchema);
   }));
   return E.Or(isLength, isEveryDependency);
  }
  function CheckDependencies(stack, context, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEvery = guard.Every(guard.Entries(schema.dependencies), 0, ([key, schema]) => !guard.HasPropertyKey(value, key) || (guard.IsArray(schema) ? schema.every(key => guard.HasPropertyKey(value, key)) : CheckSchema(stack, context, schema, value)));
   return isLength || isEvery;
  }
  function ErrorDependencies(stack, context, schemaPath, instancePath, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEvery = guard.EveryAll(guard.Entries(schema.dependencies), 0, ([key, schema]) => {
    const nextSchemaPath = `${schemaPath}/dependencies/${EncodeFragment(key)}`;
    return !guard.HasPropertyKey(value, key) || (guard.IsArray(schema) ? schema.every(dependency => guard.HasPropertyKey(value, dependency) || context.AddError("dependencies", schemaPath, instancePath, {
     property: key,
     dependencies: schema
    })) : ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value));
   });
   return isLength || isEvery;
  }
  function dependentRequired_BuildDependentRequired(_stack, _context, schema, value) {
   const isLength = E.IsEqual(E.Member(E.Keys(value), "length"), E.Constant(0));
   const isEvery = E.ReduceAnd(G.Entries(schema.dependentRequired).map(([key, keys]) => {
    const notKey = E.Not(E.HasPropertyKey(value, E.Constant(key)));
    const everyKey = E.ReduceAnd(keys.map(key => E.HasPropertyKey(value, E.Constant(key))));
    return E.Or(notKey, everyKey);
   }));
   return E.Or(isLength, isEvery);
  }
  function CheckDependentRequired(_stack, _context, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEvery = guard.Every(guard.Entries(schema.dependentRequired), 0, ([key, keys]) => !guard.HasPropertyKey(value, key) || keys.every(key => guard.HasPropertyKey(value, key)));
   return isLength || isEvery;
  }
  function ErrorDependentRequired(_stack, context, schemaPath, instancePath, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEveryEntry = guard.EveryAll(guard.Entries(schema.dependentRequired), 0, ([key, keys]) => !guard.HasPropertyKey(value, key) || guard.EveryAll(keys, 0, dependency => guard.HasPropertyKey(value, dependency) || context.AddError("dependentRequired", schemaPath, instancePath, {
    property: key,
    dependencies: keys
   })));
   return isLength || isEveryEntry;
  }
  function dependentSchemas_BuildDependentSchemas(stack, context, schema, value) {
   const isLength = E.IsEqual(E.Member(E.Keys(value), "length"), E.Constant(0));
   const isEvery = E.ReduceAnd(G.Entries(schema.dependentSchemas).map(([key, schema]) => {
    const notKey = E.Not(E.HasPropertyKey(value, E.Constant(key)));
    const isSchema = BuildSchema(stack, context, schema, value);
    return E.Or(notKey, isSchema);
   }));
   return E.Or(isLength, isEvery);
  }
  function CheckDependentSchemas(stack, context, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEvery = guard.Every(guard.Entries(schema.dependentSchemas), 0, ([key, schema]) => !guard.HasPropertyKey(value, key) || CheckSchema(stack, context, schema, value));
   return isLength || isEvery;
  }
  function ErrorDependentSchemas(stack, context, schemaPath, instancePath, schema, value) {
   const isLength = guard.IsEqual(guard.Keys(value).length, 0);
   const isEvery = guard.EveryAll(guard.Entries(schema.dependentSchemas), 0, ([key, schema]) => {
    const nextSchemaPath = `${schemaPath}/dependentSchemas/${EncodeFragment(key)}`;
    return !guard.HasPropertyKey(value, key) || ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value);
   });
   return isLength || isEvery;
  }
  function Throw(message) {
   throw Error(message);
  }
  function ThrowUnsafePropertyKey() {
   Throw("Pointer contains unsafe property key");
  }
  function ThrowCannotSetRoot() {
   Throw("Cannot set value");
  }
  function Indices(pointer) {
   const indices = pointer.split("/").map(index => index.replace(/~1/g, "/").replace(/~0/g, "~"));
   return indices[0] === "" ? indices.slice(1) : indices;
  }
  function Has(value, pointer) {
   let current = value;
   for (const index of Indices(pointer)) {
    if (!guard.IsObject(current) || !guard.HasPropertyKey(current, index)) return false;
    current = current[index];
   }
   return true;
  }
  function Get(value, pointer) {
   let current = value;
   for (const index of Indices(pointer)) {
    if (!guard.IsObject(current) || guard.IsUnsafePropertyKey(index)) return undefined;
    current = current[index];
   }
   return current;
  }
  function Parent(value, indices, last) {
   let current = value;
   for (const index of indices) {
    if (guard.IsUnsafePropertyKey(index)) ThrowUnsafePropertyKey();
    current = guard.IsObject(current) ? current[index] : undefined;
   }
   if (guard.IsUnsafePropertyKey(last)) ThrowUnsafePropertyKey();
   if (!guard.IsObject(current)) ThrowCannotSetRoot();
   return current;
  }
  function pointer_Set(value, pointer, next) {
   const indices = Indices(pointer);
   const last = indices.pop();
   if (guard.IsUndefined(last)) ThrowCannotSetRoot();
   Parent(value, indices, last)[last] = next;
   return value;
  }
  function Delete(value, pointer) {
   const indices = Indices(pointer);
   const last = indices.pop();
   if (guard.IsUndefined(last)) ThrowCannotSetRoot();
   const parent = Parent(value, indices, last);
   if (guard.IsArray(parent) && /^(0|[1-9]\d*)$/.test(last)) {
    parent.splice(Number(last), 1);
   } else {
    delete parent[last];
   }
   return value;
  }
  function IsAnchor(schema) {
   return guard.HasPropertyKey(schema, "$anchor") && guard.IsString(schema.$anchor);
  }
  function RelativeBase(schema, base) {
   return IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, base.href) : base;
  }
  function AbsoluteBase(base) {
   return NextUri(base, DefaultUri);
  }
  function CanonicalHref(url) {
   return url.href.split("#")[0];
  }
  function Base(schema, base, target) {
   return SearchBase(schema, AbsoluteBase(base), target);
  }
  function RefRoot(stack, ref) {
   return ref.$ref.startsWith("#") || stack.enteredResource ? stack.lexicalSchema : stack.schema;
  }
  function IsPointerFragment(fragment) {
   return fragment.startsWith("#/");
  }
  function SearchDynamicAnchor(schema, name) {
   if (guard.IsObject(schema) && IsDynamicAnchor(schema) && guard.IsEqual(schema.$dynamicAnchor, name)) {
    return schema;
   }
   if (guard.IsObject(schema)) {
    for (const key of guard.Keys(schema)) {
     const result = SearchDynamicAnchor(schema[key], name);
     if (result) return result;
    }
   }
   return undefined;
  }
  function SearchBase(schema, base, target) {
   if (guard.IsEqual(schema, target)) return base.href;
   const nextBase = RelativeBase(schema, base);
   if (guard.IsArray(schema)) {
    for (const item of schema) {
     const result = SearchBase(item, nextBase, target);
     if (!guard.IsUndefined(result)) return result;
    }
   } else if (guard.IsObject(schema)) {
    for (const key of guard.Keys(schema)) {
     const result = SearchBase(schema[key], nextBase, target);
     if (!guard.IsUndefined(result)) return result;
    }
   }
   return undefined;
  }
  function MatchWithHash(schema, ref) {
   if (ref.href.endsWith("#")) return schema;
   if (!ref.hash.startsWith("#")) return undefined;
   const fragment = decodeURIComponent(ref.hash.slice(1));
   if (!fragment.startsWith("/")) return undefined;
   return Get(schema, fragment);
  }
  function MatchWithId(schema, base, ref) {
   if (!IsId(schema)) return undefined;
   if (guard.IsEqual(schema.$id, ref.hash)) return schema;
   const absoluteRef = new URL(ref.href, base.href);
   if (guard.IsEqual(base.pathname, absoluteRef.pathname)) return ref.hash.startsWith("#") ? MatchWithHash(schema, ref) : schema;
   return undefined;
  }
  function MatchWithAnchor(schema, base, ref) {
   if (!IsAnchor(schema)) return undefined;
   const absoluteAnchor = new URL(`#${schema.$anchor}`, base.href);
   const absoluteRef = new URL(ref.href, base.href);
   return guard.IsEqual(absoluteAnchor.href, absoluteRef.href) ? schema : undefined;
  }
  function MatchWithDynamicAnchor(schema, base, ref) {
   if (!IsDynamicAnchor(schema)) return undefined;
   const absoluteAnchor = new URL(`#${schema.$dynamicAnchor}`, base.href);
   const absoluteRef = new URL(ref.href, base.href);
   const isMatch = guard.IsEqual(absoluteAnchor.href, absoluteRef.href);
   return isMatch ? schema : undefined;
  }
  function MatchSchemaObject(schema, base, ref) {
   if (!IsSchemaObject(schema)) return undefined;
   return MatchWithId(schema, base, ref) ?? MatchWithAnchor(schema, base, ref) ?? MatchWithDynamicAnchor(schema, base, ref) ?? MatchWithHash(schema, ref);
  }
  function MatchFromArray(schema, base, ref) {
   if (!guard.IsArray(schema)) return undefined;
   return schema.reduce((result, item) => {
    const match = Match(item, base, ref);
    return !guard.IsUndefined(match) ? match : result;
   }, undefined);
  }
  function MatchFromObject(schema, base, ref) {
   if (!guard.IsObject(schema)) return undefined;
   return guard.Keys(schema).reduce((result, key) => {
    if (guard.IsEqual(key, "const") || guard.IsEqual(key, "enum")) return result;
    const match = Match(schema[key], base, ref);
    return !guard.IsUndefined(match) ? match : result;
   }, undefined);
  }
  function Match(schema, base, ref) {
   const relativeBase = RelativeBase(schema, base);
   return MatchSchemaObject(schema, relativeBase, ref) ?? MatchFromArray(schema, relativeBase, ref) ?? MatchFromObject(schema, relativeBase, ref);
  }
  function Resource(context, schema, base, ref) {
   const result = RefInternal(context, schema, base, ref);
   return IsSchemaObject(result) && IsId(result) ? result : undefined;
  }
  function FindDeferredResourceLegacy(stack, ref, schema) {
   if (!ref.$ref.startsWith("#")) return undefined;
   if (!IsSchemaObject(stack.schema) || guard.HasPropertyKey(stack.schema, "$schema")) return undefined;
   const targetBase = Base(stack.lexicalSchema, stack.referenceBase, schema);
   if (guard.IsUndefined(targetBase) || guard.IsEqual(targetBase, stack.referenceBase)) return undefined;
   return {
    target: schema,
    base: targetBase,
    root: stack.lexicalSchema
   };
  }
  function FindDeferredResourceModern(stack, canonical, schema) {
   const remoteRoot = stack.context[canonical];
   if (!IsSchemaObject(remoteRoot)) return undefined;
   return {
    target: schema,
    base: canonical,
    root: remoteRoot
   };
  }
  function FindDeferredResource(stack, ref, schema, canonical, isRemote) {
   const remote = isRemote ? FindDeferredResourceModern(stack, canonical, schema) : undefined;
   return guard.IsUndefined(remote) ? FindDeferredResourceLegacy(stack, ref, schema) : remote;
  }
  function FindResolvedResource(stack, canonical, schema) {
   if (IsId(schema)) return undefined;
   const resource = Resource(stack.context, stack.schema, stack.referenceBase, canonical);
   if (!resource || stack.ids.includes(resource)) return undefined;
   return {
    resource: resource
   };
  }
  function RefInternalWithContext(context, ref) {
   return guard.HasPropertyKey(context, ref) ? context[ref] : undefined;
  }
  function RefInternalWithLocal(schema, base, ref) {
   return Match(schema, base, ref);
  }
  function RefInternalWithRemote(context, base, ref) {
   const canonicalHref = CanonicalHref(ref);
   if (!guard.HasPropertyKey(context, canonicalHref) || guard.IsEqual(canonicalHref, CanonicalHref(base))) return undefined;
   const remoteSchema = context[canonicalHref];
   const remoteBase = RelativeBase(remoteSchema, new URL(canonicalHref));
   return guard.IsEqual(ref.hash, "") ? remoteSchema : Match(remoteSchema, remoteBase, ref);
  }
  function RefInternal(context, schema, base, ref) {
   const absoluteBase = AbsoluteBase(base);
   const target = NextUri(ref, absoluteBase.href);
   return RefInternalWithContext(context, ref) ?? RefInternalWithLocal(schema, absoluteBase, target) ?? RefInternalWithRemote(context, absoluteBase, target);
  }
  function RefNextStackDeferred(stack, deferredResource) {
   if (!deferredResource) return stack;
   const resourceEntries = new Map(stack.resourceEntries);
   resourceEntries.set(deferredResource.target, {
    base: deferredResource.base,
    root: deferredResource.root
   });
   return {
    ...stack,
    resourceEntries: resourceEntries
   };
  }
  function RefNextStackResolved(stack, resolvedResource) {
   return resolvedResource ? NextStack(stack, resolvedResource.resource) : stack;
  }
  function RefNextStack(stack, pendingResource, deferredResource, resolvedResource) {
   const withDeferred = RefNextStackDeferred({
    ...stack,
    pendingResource: pendingResource
   }, deferredResource);
   const withResolved = RefNextStackResolved(withDeferred, resolvedResource);
   return withResolved;
  }
  function RefResultFound(stack, ref, schema) {
   const canonical = CanonicalHref(NextUri(ref.$ref, stack.referenceBase));
   const isRemote = !guard.IsEqual(canonical, stack.resourceBase);
   const deferredResource = FindDeferredResource(stack, ref, schema, canonical, isRemote);
   const resolvedResource = isRemote ? FindResolvedResource(stack, canonical, schema) : undefined;
   return {
    schema: schema,
    stack: RefNextStack(stack, true, deferredResource, resolvedResource)
   };
  }
  function RefResultNotFound(stack, schema) {
   return {
    schema: schema,
    stack: RefNextStack(stack, !guard.IsUndefined(schema))
   };
  }
  function Ref(stack, ref) {
   const schema = RefInternal(stack.context, RefRoot(stack, ref), stack.referenceBase, ref.$ref);
   return IsSchemaObject(schema) ? RefResultFound(stack, ref, schema) : RefResultNotFound(stack, schema);
  }
  function IsRecursiveAnchorInScope(stack) {
   return IsSchemaObject(stack.lexicalSchema) && IsRecursiveAnchorTrue(stack.lexicalSchema);
  }
  function RecursiveRef(stack, recursiveRef) {
   const schema = IsRecursiveAnchorInScope(stack) ? stack.recursiveAnchor : stack.lexicalSchema;
   return RefInternal(stack.context, schema, stack.lexicalBase, recursiveRef.$recursiveRef);
  }
  function DynamicRefFragment(stack, dynamicRef) {
   return NextUri(dynamicRef.$dynamicRef, AbsoluteBase(stack.lexicalBase).href).hash;
  }
  function FindScopedDynamicAnchor(stack, name) {
   return stack.dynamicAnchors.find(anchor => guard.IsEqual(anchor.$dynamicAnchor, name)) ?? SearchDynamicAnchor(stack.schema, name);
  }
  function DynamicRefWhenFound(stack, dynamicRef, fragmentTarget) {
   if (!IsSchemaObject(fragmentTarget) || !IsDynamicAnchor(fragmentTarget)) return fragmentTarget;
   const fragment = DynamicRefFragment(stack, dynamicRef);
   return IsPointerFragment(fragment) ? fragmentTarget : FindScopedDynamicAnchor(stack, fragmentTarget.$dynamicAnchor);
  }
  function DynamicRefWhenNotFound(stack, dynamicRef) {
   const fragment = DynamicRefFragment(stack, dynamicRef);
   return FindScopedDynamicAnchor(stack, decodeURIComponent(fragment.slice(1)));
  }
  function DynamicRef(stack, dynamicRef) {
   const fragmentRoot = dynamicRef.$dynamicRef.startsWith("#") ? stack.lexicalSchema : stack.schema;
   const fragmentTarget = RefInternal(stack.context, fragmentRoot, stack.lexicalBase, dynamicRef.$dynamicRef);
   return guard.IsUndefined(fragmentTarget) ? DynamicRefWhenNotFound(stack, dynamicRef) : DynamicRefWhenFound(stack, dynamicRef, fragmentTarget);
  }
  function dynamicRef_BuildDynamicRef(stack, context, schema, value) {
   const target = Resolve.DynamicRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return Functions.CreateFunction(nextStack, context, target, value);
  }
  function CheckDynamicRef(stack, context, schema, value) {
   const target = DynamicRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return IsSchema(target) && CheckSchema(nextStack, context, target, value);
  }
  function ErrorDynamicRef(stack, context, schemaPath, instancePath, schema, value) {
   const target = DynamicRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
  }
  function enum_BuildEnum(_stack, _context, schema, value) {
   return E.ReduceOr(schema.enum.map(option => {
    if (G.IsValueLike(option)) return E.IsEqual(value, E.Constant(option));
    const variable = Externals.CreateVariable(option);
    return E.IsDeepEqual(value, variable);
   }));
  }
  function CheckEnum(_stack, _context, schema, value) {
   return guard.Some(schema.enum, option => guard.IsValueLike(option) ? guard.IsEqual(value, option) : guard.IsDeepEqual(value, option));
  }
  function ErrorEnum(stack, context, schemaPath, instancePath, schema, value) {
   return CheckEnum(stack, context, schema, value) || context.AddError("enum", schemaPath, instancePath, {
    allowedValues: schema.enum
   });
  }
  function exclusiveMaximum_BuildExclusiveMaximum(_stack, _context, schema, value) {
   return E.IsLessThan(value, E.Constant(schema.exclusiveMaximum));
  }
  function CheckExclusiveMaximum(_stack, _context, schema, value) {
   return guard.IsLessThan(value, schema.exclusiveMaximum);
  }
  function ErrorExclusiveMaximum(stack, context, schemaPath, instancePath, schema, value) {
   return CheckExclusiveMaximum(stack, context, schema, value) || context.AddError("exclusiveMaximum", schemaPath, instancePath, {
    comparison: "<",
    limit: schema.exclusiveMaximum
   });
  }
  function exclusiveMinimum_BuildExclusiveMinimum(_stack, _context, schema, value) {
   return E.IsGreaterThan(value, E.Constant(schema.exclusiveMinimum));
  }
  function CheckExclusiveMinimum(_stack, _context, schema, value) {
   return guard.IsGreaterThan(value, schema.exclusiveMinimum);
  }
  function ErrorExclusiveMinimum(stack, context, schemaPath, instancePath, schema, value) {
   return CheckExclusiveMinimum(stack, context, schema, value) || context.AddError("exclusiveMinimum", schemaPath, instancePath, {
    comparison: ">",
    limit: schema.exclusiveMinimum
   });
  }
  var format = __webpack_require__(86127);
  function format_BuildFormat(_stack, _context, schema, value) {
   return Format.Has(schema.format) ? E.Call(Externals.CreateVariable(Format.Get(schema.format)), [ value ]) : E.Constant(true);
  }
  function CheckFormat(_stack, _context, schema, value) {
   return format.yL.Test(schema.format, value);
  }
  function ErrorFormat(stack, context, schemaPath, instancePath, schema, value) {
   return CheckFormat(stack, context, schema, value) || context.AddError("format", schemaPath, instancePath, {
    format: schema.format
   });
  }
  function IsThen(schema) {
   return guard.HasPropertyKey(schema, "then") && IsSchema(schema.then);
  }
  function IsElse(schema) {
   return guard.HasPropertyKey(schema, "else") && IsSchema(schema.else);
  }
  function if_BuildIf(stack, context, schema, value) {
   const thenSchema = Schema.IsThen(schema) ? schema.then : true;
   const elseSchema = Schema.IsElse(schema) ? schema.else : true;
   return E.Ternary(BuildSchema(stack, context, schema.if, value), BuildSchema(stack, context, thenSchema, value), BuildSchema(stack, context, elseSchema, value));
  }
  function CheckIf(stack, context, schema, value) {
   const thenSchema = IsThen(schema) ? schema.then : true;
   const elseSchema = IsElse(schema) ? schema.else : true;
   return CheckSchema(stack, context, schema.if, value) ? CheckSchema(stack, context, thenSchema, value) : CheckSchema(stack, context, elseSchema, value);
  }
  function ErrorIf(stack, context, schemaPath, instancePath, schema, value) {
   const thenSchema = IsThen(schema) ? schema.then : true;
   const elseSchema = IsElse(schema) ? schema.else : true;
   const trueContext = new ErrorContext;
   const isIf = ErrorSchema(stack, trueContext, `${schemaPath}/if`, instancePath, schema.if, value) ? ErrorSchema(stack, trueContext, `${schemaPath}/then`, instancePath, thenSchema, value) || context.AddError("if", schemaPath, instancePath, {
    failingKeyword: "then"
   }) : ErrorSchema(stack, context, `${schemaPath}/else`, instancePath, elseSchema, value) || context.AddError("if", schemaPath, instancePath, {
    failingKeyword: "else"
   });
   if (isIf) context.Merge([ trueContext ]);
   return isIf;
  }
  function BuildItemsSizedStandard(stack, context, schema, value) {
   return E.ReduceAnd(schema.items.map((schema, index) => {
    const isLength = E.IsLessEqualThan(E.Member(value, "length"), E.Constant(index));
    const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
    const addIndex = context.AddIndex(E.Constant(index));
    return E.Or(isLength, E.And(isSchema, addIndex));
   }));
  }
  function BuildItemsSizedFast(stack, context, schema, value) {
   return E.ReduceAnd(schema.items.map((schema, index) => {
    const isLength = E.IsLessEqualThan(E.Member(value, "length"), E.Constant(index));
    const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
    return E.Or(isLength, isSchema);
   }));
  }
  function BuildItemsSized(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildItemsSizedStandard(stack, context, schema, value) : BuildItemsSizedFast(stack, context, schema, value);
  }
  function CheckItemsSized(stack, context, schema, value) {
   return guard.Every(schema.items, 0, (schema, index) => guard.IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
  }
  function ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) {
   return guard.EveryAll(schema.items, 0, (schema, index) => {
    const nextSchemaPath = `${schemaPath}/items/${index}`;
    const nextInstancePath = `${instancePath}/${index}`;
    return guard.IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
   });
  }
  function BuildItemsUnsizedStandard(stack, context, schema, value) {
   const offset = Schema.IsPrefixItems(schema) ? schema.prefixItems.length : 0;
   const [item] = [ Unique.CreateUnique() ];
   const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
   const addIndex = context.AddIndex("index");
   return E.Every(value, E.Constant(offset), [ item, "index" ], E.And(isSchema, addIndex));
  }
  function BuildItemsUnsizedFast(stack, context, schema, value) {
   const offset = Schema.IsPrefixItems(schema) ? schema.prefixItems.length : 0;
   const [item] = [ Unique.CreateUnique() ];
   const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
   return E.Every(value, E.Constant(offset), [ item, "index" ], isSchema);
  }
  function BuildItemsUnsized(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildItemsUnsizedStandard(stack, context, schema, value) : BuildItemsUnsizedFast(stack, context, schema, value);
  }
  function CheckItemsUnsized(stack, context, schema, value) {
   const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
   return guard.Every(value, offset, (element, index) => CheckSchemaPushStack(stack, context, schema.items, element) && context.AddIndex(index));
  }
  function ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value) {
   const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
   return guard.EveryAll(value, offset, (element, index) => {
    const nextSchemaPath = `${schemaPath}/items`;
    const nextInstancePath = `${instancePath}/${index}`;
    return ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.items, element) && context.AddIndex(index);
   });
  }
  function items_BuildItems(stack, context, schema, value) {
   return Schema.IsItemsSized(schema) ? BuildItemsSized(stack, context, schema, value) : BuildItemsUnsized(stack, context, schema, value);
  }
  function CheckItems(stack, context, schema, value) {
   return IsItemsSized(schema) ? CheckItemsSized(stack, context, schema, value) : CheckItemsUnsized(stack, context, schema, value);
  }
  function ErrorItems(stack, context, schemaPath, instancePath, schema, value) {
   return IsItemsSized(schema) ? ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) : ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value);
  }
  function maxContains_IsValid(schema) {
   return IsContains(schema);
  }
  function maxContains_BuildMaxContains(stack, context, schema, value) {
   if (!maxContains_IsValid(schema)) return E.Constant(true);
   const [item] = [ Unique.CreateUnique() ];
   const count = E.Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
   return E.IsLessEqualThan(count, E.Constant(schema.maxContains));
  }
  function CheckMaxContains(stack, context, schema, value) {
   if (!maxContains_IsValid(schema)) return true;
   const count = guard.Counted(value, item => CheckSchema(stack, context, schema.contains, item));
   return guard.IsLessEqualThan(count, schema.maxContains);
  }
  function ErrorMaxContains(stack, context, schemaPath, instancePath, schema, value) {
   const minContains = IsMinContains(schema) ? schema.minContains : 1;
   return CheckMaxContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
    minContains: minContains,
    maxContains: schema.maxContains
   });
  }
  function maximum_BuildMaximum(_stack, _context, schema, value) {
   return E.IsLessEqualThan(value, E.Constant(schema.maximum));
  }
  function CheckMaximum(_stack, _context, schema, value) {
   return guard.IsLessEqualThan(value, schema.maximum);
  }
  function ErrorMaximum(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMaximum(stack, context, schema, value) || context.AddError("maximum", schemaPath, instancePath, {
    comparison: "<=",
    limit: schema.maximum
   });
  }
  function maxItems_BuildMaxItems(_stack, _context, schema, value) {
   return E.IsLessEqualThan(E.Member(value, "length"), E.Constant(schema.maxItems));
  }
  function CheckMaxItems(_stack, _context, schema, value) {
   return guard.IsLessEqualThan(value.length, schema.maxItems);
  }
  function ErrorMaxItems(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMaxItems(stack, context, schema, value) || context.AddError("maxItems", schemaPath, instancePath, {
    limit: schema.maxItems
   });
  }
  function maxLength_BuildMaxLength(_stack, _context, schema, value) {
   return E.IsMaxLength(value, E.Constant(schema.maxLength));
  }
  function CheckMaxLength(_stack, _context, schema, value) {
   return guard.IsMaxLength(value, schema.maxLength);
  }
  function ErrorMaxLength(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMaxLength(stack, context, schema, value) || context.AddError("maxLength", schemaPath, instancePath, {
    limit: schema.maxLength
   });
  }
  function maxProperties_BuildMaxProperties(_stack, _context, schema, value) {
   return E.IsLessEqualThan(E.Member(E.Keys(value), "length"), E.Constant(schema.maxProperties));
  }
  function CheckMaxProperties(_stack, _context, schema, value) {
   return guard.IsLessEqualThan(guard.Keys(value).length, schema.maxProperties);
  }
  function ErrorMaxProperties(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMaxProperties(stack, context, schema, value) || context.AddError("maxProperties", schemaPath, instancePath, {
    limit: schema.maxProperties
   });
  }
  function minContains_IsValid(schema) {
   return IsContains(schema);
  }
  function BuildMinContainsStandard(stack, context, schema, value) {
   const [item, index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const count = E.Counted(value, [ item, index ], E.And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
   return E.IsGreaterEqualThan(count, E.Constant(schema.minContains));
  }
  function BuildMinContainsFast(stack, context, schema, value) {
   const [item] = [ Unique.CreateUnique() ];
   const count = E.Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
   return E.IsGreaterEqualThan(count, E.Constant(schema.minContains));
  }
  function minContains_BuildMinContains(stack, context, schema, value) {
   if (!minContains_IsValid(schema)) return E.Constant(true);
   return context.UseUnevaluated() ? BuildMinContainsStandard(stack, context, schema, value) : BuildMinContainsFast(stack, context, schema, value);
  }
  function CheckMinContains(stack, context, schema, value) {
   if (!minContains_IsValid(schema)) return true;
   const count = guard.Counted(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
   return guard.IsGreaterEqualThan(count, schema.minContains);
  }
  function ErrorMinContains(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMinContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
    minContains: schema.minContains
   });
  }
  function minimum_BuildMinimum(_stack, _context, schema, value) {
   return E.IsGreaterEqualThan(value, E.Constant(schema.minimum));
  }
  function CheckMinimum(_stack, _context, schema, value) {
   return guard.IsGreaterEqualThan(value, schema.minimum);
  }
  function ErrorMinimum(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMinimum(stack, context, schema, value) || context.AddError("minimum", schemaPath, instancePath, {
    comparison: ">=",
    limit: schema.minimum
   });
  }
  function minItems_BuildMinItems(_stack, _context, schema, value) {
   return E.IsGreaterEqualThan(E.Member(value, "length"), E.Constant(schema.minItems));
  }
  function CheckMinItems(_stack, _context, schema, value) {
   return guard.IsGreaterEqualThan(value.length, schema.minItems);
  }
  function ErrorMinItems(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMinItems(stack, context, schema, value) || context.AddError("minItems", schemaPath, instancePath, {
    limit: schema.minItems
   });
  }
  function minLength_BuildMinLength(_stack, _context, schema, value) {
   return E.IsMinLength(value, E.Constant(schema.minLength));
  }
  function CheckMinLength(_stack, _context, schema, value) {
   return guard.IsMinLength(value, schema.minLength);
  }
  function ErrorMinLength(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMinLength(stack, context, schema, value) || context.AddError("minLength", schemaPath, instancePath, {
    limit: schema.minLength
   });
  }
  function minProperties_BuildMinProperties(_stack, _context, schema, value) {
   return E.IsGreaterEqualThan(E.Member(E.Keys(value), "length"), E.Constant(schema.minProperties));
  }
  function CheckMinProperties(_stack, _context, schema, value) {
   return guard.IsGreaterEqualThan(guard.Keys(value).length, schema.minProperties);
  }
  function ErrorMinProperties(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMinProperties(stack, context, schema, value) || context.AddError("minProperties", schemaPath, instancePath, {
    limit: schema.minProperties
   });
  }
  function multipleOf_BuildMultipleOf(_stack, _context, schema, value) {
   return E.MultipleOf(value, E.Constant(schema.multipleOf));
  }
  function CheckMultipleOf(_stack, _context, schema, value) {
   return guard.IsMultipleOf(value, schema.multipleOf);
  }
  function ErrorMultipleOf(stack, context, schemaPath, instancePath, schema, value) {
   return CheckMultipleOf(stack, context, schema, value) || context.AddError("multipleOf", schemaPath, instancePath, {
    multipleOf: schema.multipleOf
   });
  }
  function BuildNotStandard(stack, context, schema, value) {
   return Reducer(stack, context, [ schema.not ], value, E.Not(E.IsEqual(E.Member("results", "length"), E.Constant(1))));
  }
  function BuildNotFast(stack, context, schema, value) {
   return E.Not(BuildSchema(stack, context, schema.not, value));
  }
  function not_BuildNot(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildNotStandard(stack, context, schema, value) : BuildNotFast(stack, context, schema, value);
  }
  function CheckNot(stack, context, schema, value) {
   const nextContext = new CheckContext;
   const isSchema = !CheckSchema(stack, nextContext, schema.not, value);
   const isNot = isSchema && context.Merge([ nextContext ]);
   return isNot;
  }
  function ErrorNot(stack, context, schemaPath, instancePath, schema, value) {
   return CheckNot(stack, context, schema, value) || context.AddError("not", schemaPath, instancePath, {});
  }
  function BuildOneOfStandard(stack, context, schema, value) {
   return Reducer(stack, context, schema.oneOf, value, E.IsEqual(E.Member("results", "length"), E.Constant(1)));
  }
  function BuildOneOfFast(stack, context, schema, value) {
   const [result] = [ Unique.CreateUnique() ];
   const results = E.ArrayLiteral(schema.oneOf.map(schema => BuildSchema(stack, context, schema, value)));
   const count = E.Counted(results, [ result, "_" ], E.IsEqual(result, E.Constant(true)));
   return E.IsEqual(count, E.Constant(1));
  }
  function oneOf_BuildOneOf(stack, context, schema, value) {
   return context.UseUnevaluated() ? BuildOneOfStandard(stack, context, schema, value) : BuildOneOfFast(stack, context, schema, value);
  }
  function CheckOneOf(stack, context, schema, value) {
   const passedContexts = schema.oneOf.reduce((result, schema) => {
    const nextContext = new CheckContext;
    return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
   }, []);
   return guard.IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
  }
  function ErrorOneOf(stack, context, schemaPath, instancePath, schema, value) {
   const failedContexts = [];
   const passingSchemas = [];
   const passedContexts = schema.oneOf.reduce((result, schema, index) => {
    const nextContext = new ErrorContext;
    const nextSchemaPath = `${schemaPath}/oneOf/${index}`;
    const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
    if (isSchema) passingSchemas.push(index);
    if (!isSchema) failedContexts.push(nextContext);
    return isSchema ? [ ...result, nextContext ] : result;
   }, []);
   const isOneOf = guard.IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
   if (!isOneOf && guard.IsEqual(passingSchemas.length, 0)) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
   return isOneOf || context.AddError("oneOf", schemaPath, instancePath, {
    passingSchemas: passingSchemas
   });
  }
  function pattern_BuildPattern(_stack, _context, schema, value) {
   const regexp = Externals.CreateVariable(G.IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern);
   return E.Call(E.Member(regexp, "test"), [ value ]);
  }
  function CheckPattern(_stack, _context, schema, value) {
   const regexp = guard.IsString(schema.pattern) ? _regexp_UnicodeRegExp(schema.pattern) : schema.pattern;
   return regexp.test(value);
  }
  function ErrorPattern(stack, context, schemaPath, instancePath, schema, value) {
   return CheckPattern(stack, context, schema, value) || context.AddError("pattern", schemaPath, instancePath, {
    pattern: schema.pattern
   });
  }
  function patternProperties_BuildPatternProperties(stack, context, schema, value) {
   return E.ReduceAnd(G.Entries(schema.patternProperties).map(([pattern, schema]) => {
    const [key, prop] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
    const regexp = Externals.CreateVariable(UnicodeRegExp(pattern));
    const notKey = E.Not(E.Call(E.Member(regexp, "test"), [ key ]));
    const isSchema = BuildSchemaPushStack(stack, context, schema, prop);
    const addKey = context.AddKey(key);
    const guarded = context.UseUnevaluated() ? E.Or(notKey, E.And(isSchema, addKey)) : E.Or(notKey, isSchema);
    return E.Every(E.Entries(value), E.Constant(0), [ `[${key}, ${prop}]`, "_" ], guarded);
   }));
  }
  function CheckPatternProperties(stack, context, schema, value) {
   return guard.Every(guard.Entries(schema.patternProperties), 0, ([pattern, schema]) => {
    const regexp = _regexp_UnicodeRegExp(pattern);
    return guard.Every(guard.Entries(value), 0, ([key, prop]) => !regexp.test(key) || CheckSchemaPushStack(stack, context, schema, prop) && context.AddKey(key));
   });
  }
  function ErrorPatternProperties(stack, context, schemaPath, instancePath, schema, value) {
   return guard.EveryAll(guard.Entries(schema.patternProperties), 0, ([pattern, schema]) => {
    const nextSchemaPath = `${schemaPath}/patternProperties/${EncodeFragment(pattern)}`;
    const regexp = _regexp_UnicodeRegExp(pattern);
    return guard.EveryAll(guard.Entries(value), 0, ([key, value]) => {
     const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
     const notKey = !regexp.test(key);
     return notKey || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value) && context.AddKey(key);
    });
   });
  }
  function prefixItems_BuildPrefixItems(stack, context, schema, value) {
   return E.ReduceAnd(schema.prefixItems.map((schema, index) => {
    const isLength = E.IsLessEqualThan(E.Member(value, "length"), E.Constant(index));
    const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
    const addIndex = context.AddIndex(E.Constant(index));
    const guarded = context.UseUnevaluated() ? E.And(isSchema, addIndex) : isSchema;
    return E.Or(isLength, guarded);
   }));
  }
  function CheckPrefixItems(stack, context, schema, value) {
   return guard.IsEqual(value.length, 0) || guard.Every(schema.prefixItems, 0, (schema, index) => guard.IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
  }
  function ErrorPrefixItems(stack, context, schemaPath, instancePath, schema, value) {
   return guard.IsEqual(value.length, 0) || guard.EveryAll(schema.prefixItems, 0, (schema, index) => {
    const nextSchemaPath = `${schemaPath}/prefixItems/${index}`;
    const nextInstancePath = `${instancePath}/${index}`;
    return guard.IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
   });
  }
  function _exact_optional_IsExactOptional(required, key) {
   return required.includes(key) || settings.w.Get().exactOptionalPropertyTypes;
  }
  function _exact_optional_InexactOptionalBuild(value, key) {
   return E.IsUndefined(E.Member(value, key));
  }
  function InexactOptionalCheck(value, key) {
   return guard.IsUndefined(value[key]);
  }
  function properties_BuildProperties(stack, context, schema, value) {
   const required = Schema.IsRequired(schema) ? schema.required : [];
   const everyKey = G.Entries(schema.properties).map(([key, schema]) => {
    const notKey = E.Not(E.HasPropertyKey(value, E.Constant(key)));
    const isSchema = BuildSchemaPushStack(stack, context, schema, E.Member(value, key));
    const addKey = context.AddKey(E.Constant(key));
    const guarded = context.UseUnevaluated() ? E.And(isSchema, addKey) : isSchema;
    const isProperty = required.includes(key) ? guarded : E.Or(notKey, guarded);
    return IsExactOptional(required, key) ? isProperty : E.Or(InexactOptionalBuild(value, key), isProperty);
   });
   return E.ReduceAnd(everyKey);
  }
  function CheckProperties(stack, context, schema, value) {
   const required = IsRequired(schema) ? schema.required : [];
   const isProperties = guard.Every(guard.Entries(schema.properties), 0, ([key, schema]) => {
    const isProperty = !guard.HasPropertyKey(value, key) || CheckSchemaPushStack(stack, context, schema, value[key]) && context.AddKey(key);
    return _exact_optional_IsExactOptional(required, key) ? isProperty : InexactOptionalCheck(value, key) || isProperty;
   });
   return isProperties;
  }
  function ErrorProperties(stack, context, schemaPath, instancePath, schema, value) {
   const required = IsRequired(schema) ? schema.required : [];
   const isProperties = guard.EveryAll(guard.Entries(schema.properties), 0, ([key, schema]) => {
    const nextSchemaPath = `${schemaPath}/properties/${EncodeFragment(key)}`;
    const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
    const isProperty = () => !guard.HasPropertyKey(value, key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[key]) && context.AddKey(key);
    return _exact_optional_IsExactOptional(required, key) ? isProperty() : InexactOptionalCheck(value, key) || isProperty();
   });
   return isProperties;
  }
  function propertyNames_BuildPropertyNames(stack, context, schema, value) {
   const [key, _index] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   return E.Every(E.Keys(value), E.Constant(0), [ key, _index ], BuildSchema(stack, context, schema.propertyNames, key));
  }
  function CheckPropertyNames(stack, context, schema, value) {
   return guard.Every(guard.Keys(value), 0, (key, _index) => CheckSchema(stack, context, schema.propertyNames, key));
  }
  function ErrorPropertyNames(stack, context, schemaPath, instancePath, schema, value) {
   const propertyNames = [];
   const isPropertyNames = guard.EveryAll(guard.Keys(value), 0, (key, _index) => {
    const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
    const nextSchemaPath = `${schemaPath}/propertyNames`;
    const isPropertyName = ErrorSchema(stack, context, nextSchemaPath, nextInstancePath, schema.propertyNames, key);
    if (!isPropertyName) propertyNames.push(key);
    return isPropertyName;
   });
   return isPropertyNames || context.AddError("propertyNames", schemaPath, instancePath, {
    propertyNames: propertyNames
   });
  }
  function recursiveRef_BuildRecursiveRef(stack, context, schema, value) {
   const target = Resolve.RecursiveRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return Functions.CreateFunction(nextStack, context, target, value);
  }
  function CheckRecursiveRef(stack, context, schema, value) {
   const target = RecursiveRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return IsSchema(target) && CheckSchema(nextStack, context, target, value);
  }
  function ErrorRecursiveRef(stack, context, schemaPath, instancePath, schema, value) {
   const target = RecursiveRef(stack, schema) ?? false;
   const nextStack = target ? {
    ...stack,
    pendingResource: true
   } : stack;
   return IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
  }
  function BuildRefStandard(stack, context, target, value) {
   const interior = E.ArrowFunction([ "context", "value" ], Functions.CreateFunction(stack, context, target, "value"));
   const exterior = E.ArrowFunction([ "context", "value" ], E.Statements([ E.ConstDeclaration("nextContext", E.New("CheckContext", [])), E.ConstDeclaration("result", E.Call(interior, [ "nextContext", "value" ])), E.If("result", context.Merge("[nextContext]")), E.Return("result") ]));
   return E.Call(exterior, [ "context", value ]);
  }
  function BuildRefFast(stack, context, target, value) {
   return Functions.CreateFunction(stack, context, target, value);
  }
  function ref_BuildRef(stack, context, schema, value) {
   const result = Resolve.Ref(stack, schema);
   const target = result.schema ?? false;
   return context.UseUnevaluated() ? BuildRefStandard(result.stack, context, target, value) : BuildRefFast(result.stack, context, target, value);
  }
  function CheckRef(stack, context, schema, value) {
   const result = Ref(stack, schema);
   const target = result.schema ?? false;
   const nextContext = new CheckContext;
   const valid = IsSchema(target) && CheckSchema(result.stack, nextContext, target, value);
   if (valid) context.Merge([ nextContext ]);
   return valid;
  }
  function ErrorRef(stack, context, schemaPath, instancePath, schema, value) {
   const result = Ref(stack, schema);
   const target = result.schema ?? false;
   const nextContext = new ErrorContext;
   const valid = IsSchema(target) && ErrorSchema(result.stack, nextContext, schemaPath, instancePath, target, value);
   if (valid) context.Merge([ nextContext ]);
   if (!valid) context.AddErrors(nextContext.GetErrors());
   return valid;
  }
  function required_BuildRequired(_stack, _context, schema, value) {
   return E.ReduceAnd(schema.required.map(key => E.HasPropertyKey(value, E.Constant(key))));
  }
  function CheckRequired(_stack, _context, schema, value) {
   return guard.Every(schema.required, 0, key => guard.HasPropertyKey(value, key));
  }
  function ErrorRequired(_stack, context, schemaPath, instancePath, schema, value) {
   const requiredProperties = [];
   const isRequired = guard.EveryAll(schema.required, 0, key => {
    const hasKey = guard.HasPropertyKey(value, key);
    if (!hasKey) requiredProperties.push(key);
    return hasKey;
   });
   return isRequired || context.AddError("required", schemaPath, instancePath, {
    requiredProperties: requiredProperties
   });
  }
  function BuildTypeName(_stack, _context, type, value) {
   return G.IsEqual(type, "object") ? E.IsObjectNotArray(value) : G.IsEqual(type, "array") ? E.IsArray(value) : G.IsEqual(type, "boolean") ? E.IsBoolean(value) : G.IsEqual(type, "integer") ? E.IsInteger(value) : G.IsEqual(type, "number") ? E.IsNumber(value) : G.IsEqual(type, "null") ? E.IsNull(value) : G.IsEqual(type, "string") ? E.IsString(value) : G.IsEqual(type, "bigint") ? E.IsBigInt(value) : G.IsEqual(type, "constructor") ? E.IsConstructor(value) : G.IsEqual(type, "function") ? E.IsFunction(value) : G.IsEqual(type, "symbol") ? E.IsSymbol(value) : G.IsEqual(type, "undefined") ? E.IsUndefined(value) : G.IsEqual(type, "void") ? E.IsUndefined(value) : E.Constant(true);
  }
  function CheckTypeName(_stack, _context, type, _schema, value) {
   return guard.IsEqual(type, "object") ? guard.IsObjectNotArray(value) : guard.IsEqual(type, "array") ? guard.IsArray(value) : guard.IsEqual(type, "boolean") ? guard.IsBoolean(value) : guard.IsEqual(type, "integer") ? guard.IsInteger(value) : guard.IsEqual(type, "number") ? guard.IsNumber(value) : guard.IsEqual(type, "null") ? guard.IsNull(value) : guard.IsEqual(type, "string") ? guard.IsString(value) : guard.IsEqual(type, "bigint") ? guard.IsBigInt(value) : guard.IsEqual(type, "constructor") ? guard.IsConstructor(value) : guard.IsEqual(type, "function") ? guard.IsFunction(value) : guard.IsEqual(type, "symbol") ? guard.IsSymbol(value) : guard.IsEqual(type, "undefined") ? guard.IsUndefined(value) : guard.IsEqual(type, "void") ? guard.IsUndefined(value) : true;
  }
  function BuildTypeNames(stack, context, typenames, value) {
   return E.ReduceOr(typenames.map(type => BuildTypeName(stack, context, type, value)));
  }
  function CheckTypeNames(stack, context, types, schema, value) {
   return guard.Some(types, type => CheckTypeName(stack, context, type, schema, value));
  }
  function type_BuildType(stack, context, schema, value) {
   return G.IsArray(schema.type) ? BuildTypeNames(stack, context, schema.type, value) : BuildTypeName(stack, context, schema.type, value);
  }
  function CheckType(stack, context, schema, value) {
   return guard.IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
  }
  function ErrorType(stack, context, schemaPath, instancePath, schema, value) {
   const isType = guard.IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
   return isType || context.AddError("type", schemaPath, instancePath, {
    type: schema.type
   });
  }
  function unevaluatedItems_BuildUnevaluatedItems(stack, context, schema, value) {
   const [index, item] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const indices = E.Call(E.Member("context", "GetIndices"), []);
   const hasIndex = E.Call(E.Member("indices", "has"), [ index ]);
   const isSchema = BuildSchema(stack, context, schema.unevaluatedItems, item);
   const addIndex = E.Call(E.Member("context", "AddIndex"), [ index ]);
   const isEvery = E.Every(value, E.Constant(0), [ item, index ], E.And(E.Or(hasIndex, isSchema), addIndex));
   return E.Call(E.ArrowFunction([ "context" ], E.Statements([ E.ConstDeclaration("indices", indices), E.Return(isEvery) ])), [ "context" ]);
  }
  function CheckUnevaluatedItems(stack, context, schema, value) {
   const indices = context.GetIndices();
   return guard.Every(value, 0, (item, index) => (indices.has(index) || CheckSchema(stack, context, schema.unevaluatedItems, item)) && context.AddIndex(index));
  }
  function ErrorUnevaluatedItems(stack, context, schemaPath, instancePath, schema, value) {
   const indices = context.GetIndices();
   const unevaluatedItems = [];
   const isUnevaluatedItems = guard.EveryAll(value, 0, (item, index) => {
    const nextContext = new ErrorContext;
    const isEvaluatedItem = (indices.has(index) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedItems, item)) && context.AddIndex(index);
    if (!isEvaluatedItem) unevaluatedItems.push(index);
    return isEvaluatedItem;
   });
   return isUnevaluatedItems || context.AddError("unevaluatedItems", schemaPath, instancePath, {
    unevaluatedItems: unevaluatedItems
   });
  }
  function unevaluatedProperties_BuildUnevaluatedProperties(stack, context, schema, value) {
   const [key, prop] = [ Unique.CreateUnique(), Unique.CreateUnique() ];
   const keys = E.Call(E.Member("context", "GetKeys"), []);
   const hasKey = E.Call(E.Member("keys", "has"), [ key ]);
   const addKey = E.Call(E.Member("context", "AddKey"), [ key ]);
   const isSchema = BuildSchema(stack, context, schema.unevaluatedProperties, prop);
   const isEvery = E.Every(E.Entries(value), E.Constant(0), [ `[${key}, ${prop}]`, "_" ], E.Or(hasKey, E.And(isSchema, addKey)));
   return E.Call(E.ArrowFunction([ "context" ], E.Statements([ E.ConstDeclaration("keys", keys), E.Return(isEvery) ])), [ "context" ]);
  }
  function CheckUnevaluatedProperties(stack, context, schema, value) {
   const keys = context.GetKeys();
   return guard.Every(guard.Entries(value), 0, ([key, prop]) => keys.has(key) || CheckSchema(stack, context, schema.unevaluatedProperties, prop) && context.AddKey(key));
  }
  function ErrorUnevaluatedProperties(stack, context, schemaPath, instancePath, schema, value) {
   const keys = context.GetKeys();
   const unevaluatedProperties = [];
   const isUnevaluatedProperties = guard.EveryAll(guard.Entries(value), 0, ([key, prop]) => {
    const nextContext = new ErrorContext;
    const isEvaluatedProperty = keys.has(key) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedProperties, prop) && context.AddKey(key);
    if (!isEvaluatedProperty) unevaluatedProperties.push(key);
    return isEvaluatedProperty;
   });
   return isUnevaluatedProperties || context.AddError("unevaluatedProperties", schemaPath, instancePath, {
    unevaluatedProperties: unevaluatedProperties
   });
  }
  var hashing = __webpack_require__(83755);
  function uniqueItems_IsValid(schema) {
   return !guard.IsEqual(schema.uniqueItems, false);
  }
  function uniqueItems_BuildUniqueItems(_stack, _context, schema, value) {
   if (!uniqueItems_IsValid(schema)) return E.Constant(true);
   const set = E.Member(E.New("Set", [ E.Call(E.Member(value, "map"), [ E.Member("Hashing", "Hash") ]) ]), "size");
   const isLength = E.Member(value, "length");
   return E.IsEqual(set, isLength);
  }
  function CheckUniqueItems(_stack, _context, schema, value) {
   if (!uniqueItems_IsValid(schema)) return true;
   const set = new Set(value.map(hashing.X.Hash)).size;
   const isLength = value.length;
   return guard.IsEqual(set, isLength);
  }
  function ErrorUniqueItems(_stack, context, schemaPath, instancePath, schema, value) {
   if (!uniqueItems_IsValid(schema)) return true;
   const set = new Set;
   const duplicateItems = value.reduce((result, value, index) => {
    const hash = hashing.X.Hash(value);
    if (set.has(hash)) return [ ...result, index ];
    set.add(hash);
    return result;
   }, []);
   const isUniqueItems = guard.IsEqual(duplicateItems.length, 0);
   return isUniqueItems || context.AddError("uniqueItems", schemaPath, instancePath, {
    duplicateItems: duplicateItems
   });
  }
  function HasTypeName(schema, typename) {
   return Schema.IsType(schema) && (G.IsArray(schema.type) && G.IsGreaterThan(schema.type.length, 0) && G.Every(schema.type, 0, type => G.IsEqual(type, typename)) || G.IsEqual(schema.type, typename));
  }
  function HasObjectType(schema) {
   return HasTypeName(schema, "object");
  }
  function HasObjectKeywords(schema) {
   return Schema.IsSchemaObject(schema) && (Schema.IsAdditionalProperties(schema) || Schema.IsDependencies(schema) || Schema.IsDependentRequired(schema) || Schema.IsDependentSchemas(schema) || Schema.IsProperties(schema) || Schema.IsPatternProperties(schema) || Schema.IsPropertyNames(schema) || Schema.IsMinProperties(schema) || Schema.IsMaxProperties(schema) || Schema.IsRequired(schema) || Schema.IsUnevaluatedProperties(schema));
  }
  function HasArrayType(schema) {
   return HasTypeName(schema, "array");
  }
  function HasArrayKeywords(schema) {
   return Schema.IsSchemaObject(schema) && (Schema.IsAdditionalItems(schema) || Schema.IsItems(schema) || Schema.IsContains(schema) || Schema.IsMaxContains(schema) || Schema.IsMaxItems(schema) || Schema.IsMinContains(schema) || Schema.IsMinItems(schema) || Schema.IsPrefixItems(schema) || Schema.IsUnevaluatedItems(schema) || Schema.IsUniqueItems(schema));
  }
  function HasStringType(schema) {
   return HasTypeName(schema, "string");
  }
  function HasStringKeywords(schema) {
   return Schema.IsSchemaObject(schema) && (Schema.IsMinLength(schema) || Schema.IsMaxLength(schema) || Schema.IsFormat(schema) || Schema.IsPattern(schema));
  }
  function HasNumberType(schema) {
   return HasTypeName(schema, "number") || HasTypeName(schema, "bigint");
  }
  function HasNumberKeywords(schema) {
   return Schema.IsSchemaObject(schema) && (Schema.IsMinimum(schema) || Schema.IsMaximum(schema) || Schema.IsExclusiveMaximum(schema) || Schema.IsExclusiveMinimum(schema) || Schema.IsMultipleOf(schema));
  }
  function schema_BuildSchemaPushStack(stack, context, schema, value) {
   return context.UseUnevaluated() ? E.And(E.And(context.Push(), schema_BuildSchema(stack, context, schema, value)), context.Pop()) : schema_BuildSchema(stack, context, schema, value);
  }
  function schema_BuildSchema(stack, context, schema, value) {
   const current = Stack.NextStack(stack, schema);
   const conditions = [];
   if (Schema.IsSchemaBoolean(schema)) return BuildSchemaBoolean(current, context, schema, value);
   if (Schema.IsType(schema)) conditions.push(BuildType(current, context, schema, value));
   if (HasObjectKeywords(schema)) {
    const constraints = [];
    if (Schema.IsRequired(schema)) constraints.push(BuildRequired(current, context, schema, value));
    if (Schema.IsAdditionalProperties(schema)) constraints.push(BuildAdditionalProperties(current, context, schema, value));
    if (Schema.IsDependencies(schema)) constraints.push(BuildDependencies(current, context, schema, value));
    if (Schema.IsDependentRequired(schema)) constraints.push(BuildDependentRequired(current, context, schema, value));
    if (Schema.IsDependentSchemas(schema)) constraints.push(BuildDependentSchemas(current, context, schema, value));
    if (Schema.IsPatternProperties(schema)) constraints.push(BuildPatternProperties(current, context, schema, value));
    if (Schema.IsProperties(schema)) constraints.push(BuildProperties(current, context, schema, value));
    if (Schema.IsPropertyNames(schema)) constraints.push(BuildPropertyNames(current, context, schema, value));
    if (Schema.IsMinProperties(schema)) constraints.push(BuildMinProperties(current, context, schema, value));
    if (Schema.IsMaxProperties(schema)) constraints.push(BuildMaxProperties(current, context, schema, value));
    const reduced = E.ReduceAnd(constraints);
    const guarded = E.Or(E.Not(E.IsObjectNotArray(value)), reduced);
    conditions.push(HasObjectType(schema) ? reduced : guarded);
   }
   if (HasArrayKeywords(schema)) {
    const constraints = [];
    if (Schema.IsAdditionalItems(schema)) constraints.push(BuildAdditionalItems(current, context, schema, value));
    if (Schema.IsContains(schema)) constraints.push(BuildContains(current, context, schema, value));
    if (Schema.IsItems(schema)) constraints.push(BuildItems(current, context, schema, value));
    if (Schema.IsMinContains(schema)) constraints.push(BuildMinContains(current, context, schema, value));
    if (Schema.IsMaxContains(schema)) constraints.push(BuildMaxContains(current, context, schema, value));
    if (Schema.IsMinItems(schema)) constraints.push(BuildMinItems(current, context, schema, value));
    if (Schema.IsMaxItems(schema)) constraints.push(BuildMaxItems(current, context, schema, value));
    if (Schema.IsPrefixItems(schema)) constraints.push(BuildPrefixItems(current, context, schema, value));
    if (Schema.IsUniqueItems(schema)) constraints.push(BuildUniqueItems(current, context, schema, value));
    const reduced = E.ReduceAnd(constraints);
    const guarded = E.Or(E.Not(E.IsArray(value)), reduced);
    conditions.push(HasArrayType(schema) ? reduced : guarded);
   }
   if (HasStringKeywords(schema)) {
    const constraints = [];
    if (Schema.IsMinLength(schema)) constraints.push(BuildMinLength(current, context, schema, value));
    if (Schema.IsMaxLength(schema)) constraints.push(BuildMaxLength(current, context, schema, value));
    if (Schema.IsFormat(schema)) constraints.push(BuildFormat(current, context, schema, value));
    if (Schema.IsPattern(schema)) constraints.push(BuildPattern(current, context, schema, value));
    const reduced = E.ReduceAnd(constraints);
    const guarded = E.Or(E.Not(E.IsString(value)), reduced);
    conditions.push(HasStringType(schema) ? reduced : guarded);
   }
   if (HasNumberKeywords(schema)) {
    const constraints = [];
    if (Schema.IsExclusiveMinimum(schema)) constraints.push(BuildExclusiveMinimum(current, context, schema, value));
    if (Schema.IsExclusiveMaximum(schema)) constraints.push(BuildExclusiveMaximum(current, context, schema, value));
    if (Schema.IsMinimum(schema)) constraints.push(BuildMinimum(current, context, schema, value));
    if (Schema.IsMaximum(schema)) constraints.push(BuildMaximum(current, context, schema, value));
    if (Schema.IsMultipleOf(schema)) constraints.push(BuildMultipleOf(current, context, schema, value));
    const reduced = E.ReduceAnd(constraints);
    const guarded = E.Or(E.Not(E.Or(E.IsNumber(value), E.IsBigInt(value))), reduced);
    conditions.push(HasNumberType(schema) ? reduced : guarded);
   }
   if (Schema.IsRef(schema)) conditions.push(BuildRef(current, context, schema, value));
   if (Schema.IsRecursiveRef(schema)) conditions.push(BuildRecursiveRef(current, context, schema, value));
   if (Schema.IsDynamicRef(schema)) conditions.push(BuildDynamicRef(current, context, schema, value));
   if (Schema.IsConst(schema)) conditions.push(BuildConst(current, context, schema, value));
   if (Schema.IsEnum(schema)) conditions.push(BuildEnum(current, context, schema, value));
   if (Schema.IsIf(schema)) conditions.push(BuildIf(current, context, schema, value));
   if (Schema.IsNot(schema)) conditions.push(BuildNot(current, context, schema, value));
   if (Schema.IsAllOf(schema)) conditions.push(BuildAllOf(current, context, schema, value));
   if (Schema.IsAnyOf(schema)) conditions.push(BuildAnyOf(current, context, schema, value));
   if (Schema.IsOneOf(schema)) conditions.push(BuildOneOf(current, context, schema, value));
   if (Schema.IsUnevaluatedItems(schema)) conditions.push(E.Or(E.Not(E.IsArray(value)), BuildUnevaluatedItems(current, context, schema, value)));
   if (Schema.IsUnevaluatedProperties(schema)) conditions.push(E.Or(E.Not(E.IsObject(value)), BuildUnevaluatedProperties(current, context, schema, value)));
   if (Schema.IsRefine(schema)) conditions.push(BuildRefine(current, context, schema, value));
   const result = E.ReduceAnd(conditions);
   return result;
  }
  function CheckSchemaPushStack(stack, context, schema, value) {
   return context.Push() && CheckSchema(stack, context, schema, value) && context.Pop();
  }
  function CheckSchema(stack, context, schema, value) {
   const current = NextStack(stack, schema);
   const result = IsSchemaBoolean(schema) ? CheckSchemaBoolean(current, context, schema, value) : (!IsType(schema) || CheckType(current, context, schema, value)) && (!(guard.IsObject(value) && !guard.IsArray(value)) || (!IsRequired(schema) || CheckRequired(current, context, schema, value)) && (!IsAdditionalProperties(schema) || CheckAdditionalProperties(current, context, schema, value)) && (!IsDependencies(schema) || CheckDependencies(current, context, schema, value)) && (!IsDependentRequired(schema) || CheckDependentRequired(current, context, schema, value)) && (!IsDependentSchemas(schema) || CheckDependentSchemas(current, context, schema, value)) && (!IsPatternProperties(schema) || CheckPatternProperties(current, context, schema, value)) && (!IsProperties(schema) || CheckProperties(current, context, schema, value)) && (!IsPropertyNames(schema) || CheckPropertyNames(current, context, schema, value)) && (!IsMinProperties(schema) || CheckMinProperties(current, context, schema, value)) && (!IsMaxProperties(schema) || CheckMaxProperties(current, context, schema, value))) && (!guard.IsArray(value) || (!IsAdditionalItems(schema) || CheckAdditionalItems(current, context, schema, value)) && (!IsContains(schema) || CheckContains(current, context, schema, value)) && (!IsItems(schema) || CheckItems(current, context, schema, value)) && (!IsMinContains(schema) || CheckMinContains(current, context, schema, value)) && (!IsMaxContains(schema) || CheckMaxContains(current, context, schema, value)) && (!IsMinItems(schema) || CheckMinItems(current, context, schema, value)) && (!IsMaxItems(schema) || CheckMaxItems(current, context, schema, value)) && (!IsPrefixItems(schema) || CheckPrefixItems(current, context, schema, value)) && (!IsUniqueItems(schema) || CheckUniqueItems(current, context, schema, value))) && (!guard.IsString(value) || (!IsMinLength(schema) || CheckMinLength(current, context, schema, value)) && (!IsMaxLength(schema) || CheckMaxLength(current, context, schema, value)) && (!IsFormat(schema) || CheckFormat(current, context, schema, value)) && (!IsPattern(schema) || CheckPattern(current, context, schema, value))) && (!(guard.IsNumber(value) || guard.IsBigInt(value)) || (!IsExclusiveMinimum(schema) || CheckExclusiveMinimum(current, context, schema, value)) && (!IsExclusiveMaximum(schema) || CheckExclusiveMaximum(current, context, schema, value)) && (!IsMinimum(schema) || CheckMinimum(current, context, schema, value)) && (!IsMaximum(schema) || CheckMaximum(current, context, schema, value)) && (!IsMultipleOf(schema) || CheckMultipleOf(current, context, schema, value))) && (!IsRef(schema) || CheckRef(current, context, schema, value)) && (!IsRecursiveRef(schema) || CheckRecursiveRef(current, context, schema, value)) && (!IsDynamicRef(schema) || CheckDynamicRef(current, context, schema, value)) && (!IsConst(schema) || CheckConst(current, context, schema, value)) && (!IsEnum(schema) || CheckEnum(current, context, schema, value)) && (!IsIf(schema) || CheckIf(current, context, schema, value)) && (!IsNot(schema) || CheckNot(current, context, schema, value)) && (!IsAllOf(schema) || CheckAllOf(current, context, schema, value)) && (!IsAnyOf(schema) || CheckAnyOf(current, context, schema, value)) && (!IsOneOf(schema) || CheckOneOf(current, context, schema, value)) && (!IsUnevaluatedItems(schema) || (!guard.IsArray(value) || CheckUnevaluatedItems(current, context, schema, value))) && (!IsUnevaluatedProperties(schema) || (!guard.IsObject(value) || CheckUnevaluatedProperties(current, context, schema, value))) && (!IsRefine(schema) || CheckRefine(current, context, schema, value));
   return result;
  }
  function ErrorSchemaPushStack(stack, context, schemaPath, instancePath, schema, value) {
   return context.Push() && ErrorSchema(stack, context, schemaPath, instancePath, schema, value) && context.Pop();
  }
  function ErrorSchema(stack, context, schemaPath, instancePath, schema, value) {
   if (context.AtCapacity()) return false;
   const current = NextStack(stack, schema);
   const result = IsSchemaBoolean(schema) ? ErrorSchemaBoolean(current, context, schemaPath, instancePath, schema, value) : !!(+(!IsType(schema) || ErrorType(current, context, schemaPath, instancePath, schema, value)) & +(!(guard.IsObject(value) && !guard.IsArray(value)) || !!(+(!IsRequired(schema) || ErrorRequired(current, context, schemaPath, instancePath, schema, value)) & +(!IsAdditionalProperties(schema) || ErrorAdditionalProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependencies(schema) || ErrorDependencies(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentRequired(schema) || ErrorDependentRequired(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentSchemas(schema) || ErrorDependentSchemas(current, context, schemaPath, instancePath, schema, value)) & +(!IsPatternProperties(schema) || ErrorPatternProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsProperties(schema) || ErrorProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsPropertyNames(schema) || ErrorPropertyNames(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinProperties(schema) || ErrorMinProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxProperties(schema) || ErrorMaxProperties(current, context, schemaPath, instancePath, schema, value)))) & +(!guard.IsArray(value) || !!(+(!IsAdditionalItems(schema) || ErrorAdditionalItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsContains(schema) || ErrorContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsItems(schema) || ErrorItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinContains(schema) || ErrorMinContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxContains(schema) || ErrorMaxContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinItems(schema) || ErrorMinItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxItems(schema) || ErrorMaxItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsPrefixItems(schema) || ErrorPrefixItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsUniqueItems(schema) || ErrorUniqueItems(current, context, schemaPath, instancePath, schema, value)))) & +(!guard.IsString(value) || !!(+(!IsMinLength(schema) || ErrorMinLength(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxLength(schema) || ErrorMaxLength(current, context, schemaPath, instancePath, schema, value)) & +(!IsFormat(schema) || ErrorFormat(current, context, schemaPath, instancePath, schema, value)) & +(!IsPattern(schema) || ErrorPattern(current, context, schemaPath, instancePath, schema, value)))) & +(!(guard.IsNumber(value) || guard.IsBigInt(value)) || !!(+(!IsExclusiveMinimum(schema) || ErrorExclusiveMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsExclusiveMaximum(schema) || ErrorExclusiveMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinimum(schema) || ErrorMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaximum(schema) || ErrorMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMultipleOf(schema) || ErrorMultipleOf(current, context, schemaPath, instancePath, schema, value)))) & +(!IsRef(schema) || ErrorRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsRecursiveRef(schema) || ErrorRecursiveRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsDynamicRef(schema) || ErrorDynamicRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsConst(schema) || ErrorConst(current, context, schemaPath, instancePath, schema, value)) & +(!IsEnum(schema) || ErrorEnum(current, context, schemaPath, instancePath, schema, value)) & +(!IsIf(schema) || ErrorIf(current, context, schemaPath, instancePath, schema, value)) & +(!IsNot(schema) || ErrorNot(current, context, schemaPath, instancePath, schema, value)) & +(!IsAllOf(schema) || ErrorAllOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsAnyOf(schema) || ErrorAnyOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsOneOf(schema) || ErrorOneOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsUnevaluatedItems(schema) || (!guard.IsArray(value) || ErrorUnevaluatedItems(current, context, schemaPath, instancePath, schema, value))) & +(!IsUnevaluatedProperties(schema) || (!guard.IsObject(value) || ErrorUnevaluatedProperties(current, context, schemaPath, instancePath, schema, value)))) && (!IsRefine(schema) || ErrorRefine(current, context, schemaPath, instancePath, schema, value));
   return result;
  }
  const index = null && [ 0 ];
  const names = new Map;
  const funcs = new Map;
  function NextName() {
   return `${index[0]++}`;
  }
  function CreateName(schema, href) {
   if (!names.has(schema)) names.set(schema, new Map);
   const hrefs = names.get(schema);
   if (hrefs.has(href)) return hrefs.get(href);
   const name = NextName();
   hrefs.set(href, name);
   return name;
  }
  function CreateCallExpression(context, _schema, name, value) {
   return context.UseUnevaluated() ? E.Call(`check_${name}`, [ "context", value ]) : E.Call(`check_${name}`, [ value ]);
  }
  function CreateFunctionExpression(stack, context, schema, name) {
   const expression = BuildSchema(stack, context, schema, "value");
   return context.UseUnevaluated() ? E.ConstDeclaration(`check_${name}`, E.ArrowFunction([ "context", "value" ], expression)) : E.ConstDeclaration(`check_${name}`, E.ArrowFunction([ "value" ], expression));
  }
  function ResetFunctions() {
   index[0] = 0;
   names.clear();
   funcs.clear();
  }
  function GetFunctions() {
   return [ ...funcs.values() ];
  }
  function CreateFunction(stack, context, schema, value) {
   const name = CreateName(schema, stack.lexicalBase);
   const call = CreateCallExpression(context, schema, name, value);
   if (funcs.has(name)) return call;
   funcs.set(name, "");
   funcs.set(name, CreateFunctionExpression(stack, context, schema, name));
   return call;
  }
  var system = __webpack_require__(89168);
  function UnresolvableRef(ref) {
   throw Error(`UnresolvableRef '${ref}'`);
  }
  function HashKey(schema) {
   return `x-${Hashing.Hash(schema)}`;
  }
  function FromAdditionalItems(context, schema) {
   return FromSchema(context, schema.additionalItems);
  }
  function FromAdditionalProperties(context, schema) {
   return FromSchema(context, schema.additionalProperties);
  }
  function FromAllOf(context, schema) {
   return schema.allOf.map(inner => FromSchema(context, inner));
  }
  function FromAnyOf(context, schema) {
   return schema.anyOf.map(inner => FromSchema(context, inner));
  }
  function FromContains(context, schema) {
   return FromSchema(context, schema.contains);
  }
  function FromDependentSchemas(context, schema) {
   return Guard.Keys(schema.dependentSchemas).reduce((result, key) => ({
    ...result,
    [key]: FromSchema(context, schema.dependentSchemas[key])
   }), {});
  }
  function FromElse(context, schema) {
   return FromSchema(context, schema.else);
  }
  function FromIf(context, schema) {
   return FromSchema(context, schema.if);
  }
  function FromItems(context, schema) {
   return Schema.IsItemsSized(schema) ? FromItemsSized(context, schema) : FromItemsUnsized(context, schema);
  }
  function FromItemsSized(context, schema) {
   return schema.items.map(inner => FromSchema(context, inner));
  }
  function FromItemsUnsized(context, schema) {
   return FromSchema(context, schema.items);
  }
  function FromNot(context, schema) {
   return FromSchema(context, schema.not);
  }
  function FromOneOf(context, schema) {
   return schema.oneOf.map(inner => FromSchema(context, inner));
  }
  function FromPatternProperties(context, schema) {
   return Guard.Keys(schema.patternProperties).reduce((result, key) => ({
    ...result,
    [key]: FromSchema(context, schema.patternProperties[key])
   }), {});
  }
  function FromPrefixItems(context, schema) {
   return schema.prefixItems.map(inner => FromSchema(context, inner));
  }
  function FromProperties(context, schema) {
   return Guard.Keys(schema.properties).reduce((result, key) => ({
    ...result,
    [key]: FromSchema(context, schema.properties[key])
   }), {});
  }
  function FromPropertyNames(context, schema) {
   return FromSchema(context, schema.propertyNames);
  }
  function ResolveRef(stack, ref) {
   const result = Resolve.Ref(stack, {
    $ref: ref
   });
   return {
    schema: result.schema ?? UnresolvableRef(ref),
    stack: result.stack
   };
  }
  function ResolveDynamicRef(stack, schema) {
   return Resolve.DynamicRef(stack, schema) ?? UnresolvableRef(schema.$dynamicRef);
  }
  function ResolveRecursiveRef(stack, schema) {
   return Resolve.RecursiveRef(stack, schema) ?? UnresolvableRef(schema.$recursiveRef);
  }
  function FromResolvedRef(context, target, nextStack) {
   const nextContext = {
    ...context,
    stack: nextStack
   };
   const resolving = context.resolving.get(target);
   if (Guard.IsUndefined(resolving)) return FromSchema(nextContext, target);
   resolving.used = true;
   return {
    $ref: `#/$defs/${resolving.key}`
   };
  }
  function FromRef(context, schema) {
   const {schema: target, stack: stack} = ResolveRef(context.stack, schema.$ref);
   return FromResolvedRef(context, target, stack);
  }
  function FromDynamicRef(context, schema) {
   const target = ResolveDynamicRef(context.stack, schema);
   return FromResolvedRef(context, target, {
    ...context.stack,
    pendingResource: true
   });
  }
  function FromRecursiveRef(context, schema) {
   const target = ResolveRecursiveRef(context.stack, schema);
   return FromResolvedRef(context, target, {
    ...context.stack,
    pendingResource: true
   });
  }
  function FromThen(context, schema) {
   return FromSchema(context, schema.then);
  }
  function FromUnevaluatedItems(context, schema) {
   return FromSchema(context, schema.unevaluatedItems);
  }
  function FromUnevaluatedProperties(context, schema) {
   return FromSchema(context, schema.unevaluatedProperties);
  }
  function FromSchemaObject(context, schema) {
   if (Schema.IsRef(schema)) return FromRef(context, schema);
   if (Schema.IsDynamicRef(schema)) return FromDynamicRef(context, schema);
   if (Schema.IsRecursiveRef(schema)) return FromRecursiveRef(context, schema);
   const existing = resolved.get(schema);
   if (!Guard.IsUndefined(existing)) return existing;
   const reservation = {
    key: `x-ref-${context.resolving.size}`,
    used: false
   };
   context.resolving.set(schema, reservation);
   const remapped = {
    ...Schema.IsRefine(schema) ? {
     ["~refine"]: schema["~refine"]
    } : {},
    ...Schema.IsAdditionalItems(schema) ? {
     additionalItems: FromAdditionalItems(context, schema)
    } : {},
    ...Schema.IsAdditionalProperties(schema) ? {
     additionalProperties: FromAdditionalProperties(context, schema)
    } : {},
    ...Schema.IsAllOf(schema) ? {
     allOf: FromAllOf(context, schema)
    } : {},
    ...Schema.IsAnyOf(schema) ? {
     anyOf: FromAnyOf(context, schema)
    } : {},
    ...Schema.IsContains(schema) ? {
     contains: FromContains(context, schema)
    } : {},
    ...Schema.IsDependentSchemas(schema) ? {
     dependentSchemas: FromDependentSchemas(context, schema)
    } : {},
    ...Schema.IsElse(schema) ? {
     else: FromElse(context, schema)
    } : {},
    ...Schema.IsIf(schema) ? {
     if: FromIf(context, schema)
    } : {},
    ...Schema.IsItems(schema) ? {
     items: FromItems(context, schema)
    } : {},
    ...Schema.IsNot(schema) ? {
     not: FromNot(context, schema)
    } : {},
    ...Schema.IsOneOf(schema) ? {
     oneOf: FromOneOf(context, schema)
    } : {},
    ...Schema.IsPatternProperties(schema) ? {
     patternProperties: FromPatternProperties(context, schema)
    } : {},
    ...Schema.IsPrefixItems(schema) ? {
     prefixItems: FromPrefixItems(context, schema)
    } : {},
    ...Schema.IsProperties(schema) ? {
     properties: FromProperties(context, schema)
    } : {},
    ...Schema.IsPropertyNames(schema) ? {
     propertyNames: FromPropertyNames(context, schema)
    } : {},
    ...Schema.IsThen(schema) ? {
     then: FromThen(context, schema)
    } : {},
    ...Schema.IsUnevaluatedItems(schema) ? {
     unevaluatedItems: FromUnevaluatedItems(context, schema)
    } : {},
    ...Schema.IsUnevaluatedProperties(schema) ? {
     unevaluatedProperties: FromUnevaluatedProperties(context, schema)
    } : {}
   };
   context.resolving.delete(schema);
   const interned = Memory.Discard(Memory.Assign(schema, remapped), [ "$id", "$defs", "$anchor", "$dynamicAnchor", "$recursionAnchor" ]);
   const key = reservation.used ? reservation.key : HashKey(interned);
   registry.set(key, interned);
   const result = {
    $ref: `#/$defs/${key}`
   };
   resolved.set(schema, result);
   return result;
  }
  function FromSchemaBoolean(_context, schema) {
   const key = HashKey(schema);
   registry.set(key, schema);
   const result = {
    $ref: `#/$defs/${key}`
   };
   resolved.set(schema, result);
   return result;
  }
  function FromSchema(context, schema) {
   const next = {
    ...context,
    stack: Stack.NextStack(context.stack, schema)
   };
   return Schema.IsSchemaBoolean(schema) ? FromSchemaBoolean(next, schema) : FromSchemaObject(next, schema);
  }
  function BooleanEntry(schema) {
   const key = HashKey(schema);
   return {
    $ref: `#/$defs/${key}`,
    $defs: {
     [key]: schema
    }
   };
  }
  const registry = new Map;
  const resolved = new Map;
  function Intern(...args) {
   const [context, schema] = Arguments.Match(args, {
    2: (context, schema) => [ context, schema ],
    1: schema => [ {}, schema ]
   });
   registry.clear();
   resolved.clear();
   if (Schema.IsSchemaBoolean(schema)) return BooleanEntry(schema);
   const defs = Schema.IsDefs(schema) ? schema.$defs : {};
   const rootStack = Stack.Stack({
    ...context,
    ...defs
   }, schema);
   const {schema: entry, stack: stack} = Schema.IsRef(schema) ? ResolveRef(Stack.NextStack(rootStack, schema), schema.$ref) : {
    schema: schema,
    stack: rootStack
   };
   if (Schema.IsSchemaBoolean(entry)) return BooleanEntry(entry);
   const ref_context = {
    stack: stack,
    resolving: new Map
   };
   const result = FromSchema(ref_context, entry);
   return {
    $ref: result.$ref,
    $defs: Object.fromEntries(registry)
   };
  }
  const Draft_2020_12 = {
   $schema: "https://json-schema.org/draft/2020-12/schema",
   $id: "https://json-schema.org/draft/2020-12/schema",
   $vocabulary: {
    "https://json-schema.org/draft/2020-12/vocab/core": true,
    "https://json-schema.org/draft/2020-12/vocab/applicator": true,
    "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
    "https://json-schema.org/draft/2020-12/vocab/validation": true,
    "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
    "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
    "https://json-schema.org/draft/2020-12/vocab/content": true
   },
   $dynamicAnchor: "meta",
   title: "Core and Validation specifications meta-schema",
   allOf: [ {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/core",
    $dynamicAnchor: "meta",
    title: "Core vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     $id: {
      $ref: "#/$defs/uriReferenceString",
      $comment: "Non-empty fragments not allowed.",
      pattern: "^[^#]*#?$"
     },
     $schema: {
      $ref: "#/$defs/uriString"
     },
     $ref: {
      $ref: "#/$defs/uriReferenceString"
     },
     $anchor: {
      $ref: "#/$defs/anchorString"
     },
     $dynamicRef: {
      $ref: "#/$defs/uriReferenceString"
     },
     $dynamicAnchor: {
      $ref: "#/$defs/anchorString"
     },
     $vocabulary: {
      type: "object",
      propertyNames: {
       $ref: "#/$defs/uriString"
      },
      additionalProperties: {
       type: "boolean"
      }
     },
     $comment: {
      type: "string"
     },
     $defs: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      }
     }
    },
    $defs: {
     anchorString: {
      type: "string",
      pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
     },
     uriString: {
      type: "string",
      format: "uri"
     },
     uriReferenceString: {
      type: "string",
      format: "uri-reference"
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/applicator",
    $dynamicAnchor: "meta",
    title: "Applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     prefixItems: {
      $ref: "#/$defs/schemaArray"
     },
     items: {
      $dynamicRef: "#meta"
     },
     contains: {
      $dynamicRef: "#meta"
     },
     additionalProperties: {
      $dynamicRef: "#meta"
     },
     properties: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      default: {}
     },
     patternProperties: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      propertyNames: {
       format: "regex"
      },
      default: {}
     },
     dependentSchemas: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      default: {}
     },
     propertyNames: {
      $dynamicRef: "#meta"
     },
     if: {
      $dynamicRef: "#meta"
     },
     then: {
      $dynamicRef: "#meta"
     },
     else: {
      $dynamicRef: "#meta"
     },
     allOf: {
      $ref: "#/$defs/schemaArray"
     },
     anyOf: {
      $ref: "#/$defs/schemaArray"
     },
     oneOf: {
      $ref: "#/$defs/schemaArray"
     },
     not: {
      $dynamicRef: "#meta"
     }
    },
    $defs: {
     schemaArray: {
      type: "array",
      minItems: 1,
      items: {
       $dynamicRef: "#meta"
      }
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
    $dynamicAnchor: "meta",
    title: "Unevaluated applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     unevaluatedItems: {
      $dynamicRef: "#meta"
     },
     unevaluatedProperties: {
      $dynamicRef: "#meta"
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/validation",
    $dynamicAnchor: "meta",
    title: "Validation vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     type: {
      anyOf: [ {
       $ref: "#/$defs/simpleTypes"
      }, {
       type: "array",
       items: {
        $ref: "#/$defs/simpleTypes"
       },
       minItems: 1,
       uniqueItems: true
      } ]
     },
     const: true,
     enum: {
      type: "array",
      items: true
     },
     multipleOf: {
      type: "number",
      exclusiveMinimum: 0
     },
     maximum: {
      type: "number"
     },
     exclusiveMaximum: {
      type: "number"
     },
     minimum: {
      type: "number"
     },
     exclusiveMinimum: {
      type: "number"
     },
     maxLength: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minLength: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     pattern: {
      type: "string",
      format: "regex"
     },
     maxItems: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minItems: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     uniqueItems: {
      type: "boolean",
      default: false
     },
     maxContains: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minContains: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 1
     },
     maxProperties: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minProperties: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     required: {
      $ref: "#/$defs/stringArray"
     },
     dependentRequired: {
      type: "object",
      additionalProperties: {
       $ref: "#/$defs/stringArray"
      }
     }
    },
    $defs: {
     nonNegativeInteger: {
      type: "integer",
      minimum: 0
     },
     nonNegativeIntegerDefault0: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 0
     },
     simpleTypes: {
      enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
     },
     stringArray: {
      type: "array",
      items: {
       type: "string"
      },
      uniqueItems: true,
      default: []
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/meta-data",
    $dynamicAnchor: "meta",
    title: "Meta-data vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     title: {
      type: "string"
     },
     description: {
      type: "string"
     },
     default: true,
     deprecated: {
      type: "boolean",
      default: false
     },
     readOnly: {
      type: "boolean",
      default: false
     },
     writeOnly: {
      type: "boolean",
      default: false
     },
     examples: {
      type: "array",
      items: true
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
    $dynamicAnchor: "meta",
    title: "Format vocabulary meta-schema for annotation results",
    type: [ "object", "boolean" ],
    properties: {
     format: {
      type: "string"
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/content",
    $dynamicAnchor: "meta",
    title: "Content vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     contentEncoding: {
      type: "string"
     },
     contentMediaType: {
      type: "string"
     },
     contentSchema: {
      $dynamicRef: "#meta"
     }
    }
   } ],
   type: [ "object", "boolean" ],
   $comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
   properties: {
    definitions: {
     $comment: '"definitions" has been replaced by "$defs".',
     type: "object",
     additionalProperties: {
      $dynamicRef: "#meta"
     },
     deprecated: true,
     default: {}
    },
    dependencies: {
     $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
     type: "object",
     additionalProperties: {
      anyOf: [ {
       $dynamicRef: "#meta"
      }, {
       $ref: "meta/validation#/$defs/stringArray"
      } ]
     },
     deprecated: true,
     default: {}
    },
    $recursiveAnchor: {
     $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
     $ref: "meta/core#/$defs/anchorString",
     deprecated: true
    },
    $recursiveRef: {
     $comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
     $ref: "meta/core#/$defs/uriReferenceString",
     deprecated: true
    }
   }
  };
  const Draft_2019_09 = {
   $schema: "https://json-schema.org/draft/2019-09/schema",
   $id: "https://json-schema.org/draft/2019-09/schema",
   $vocabulary: {
    "https://json-schema.org/draft/2019-09/vocab/core": true,
    "https://json-schema.org/draft/2019-09/vocab/applicator": true,
    "https://json-schema.org/draft/2019-09/vocab/validation": true,
    "https://json-schema.org/draft/2019-09/vocab/meta-data": true,
    "https://json-schema.org/draft/2019-09/vocab/format": false,
    "https://json-schema.org/draft/2019-09/vocab/content": true
   },
   $recursiveAnchor: true,
   title: "Core and Validation specifications meta-schema",
   allOf: [ {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/core",
    $recursiveAnchor: true,
    title: "Core vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     $id: {
      type: "string",
      format: "uri-reference",
      $comment: "Non-empty fragments not allowed.",
      pattern: "^[^#]*#?$"
     },
     $schema: {
      type: "string",
      format: "uri"
     },
     $anchor: {
      type: "string",
      pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
     },
     $ref: {
      type: "string",
      format: "uri-reference"
     },
     $recursiveRef: {
      type: "string",
      format: "uri-reference"
     },
     $recursiveAnchor: {
      type: "boolean",
      default: false
     },
     $vocabulary: {
      type: "object",
      propertyNames: {
       type: "string",
       format: "uri"
      },
      additionalProperties: {
       type: "boolean"
      }
     },
     $comment: {
      type: "string"
     },
     $defs: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      default: {}
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/applicator",
    $recursiveAnchor: true,
    title: "Applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     additionalItems: {
      $recursiveRef: "#"
     },
     unevaluatedItems: {
      $recursiveRef: "#"
     },
     items: {
      anyOf: [ {
       $recursiveRef: "#"
      }, {
       $ref: "#/$defs/schemaArray"
      } ]
     },
     contains: {
      $recursiveRef: "#"
     },
     additionalProperties: {
      $recursiveRef: "#"
     },
     unevaluatedProperties: {
      $recursiveRef: "#"
     },
     properties: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      default: {}
     },
     patternProperties: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      propertyNames: {
       format: "regex"
      },
      default: {}
     },
     dependentSchemas: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      }
     },
     propertyNames: {
      $recursiveRef: "#"
     },
     if: {
      $recursiveRef: "#"
     },
     then: {
      $recursiveRef: "#"
     },
     else: {
      $recursiveRef: "#"
     },
     allOf: {
      $ref: "#/$defs/schemaArray"
     },
     anyOf: {
      $ref: "#/$defs/schemaArray"
     },
     oneOf: {
      $ref: "#/$defs/schemaArray"
     },
     not: {
      $recursiveRef: "#"
     }
    },
    $defs: {
     schemaArray: {
      type: "array",
      minItems: 1,
      items: {
       $recursiveRef: "#"
      }
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/validation",
    $recursiveAnchor: true,
    title: "Validation vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     multipleOf: {
      type: "number",
      exclusiveMinimum: 0
     },
     maximum: {
      type: "number"
     },
     exclusiveMaximum: {
      type: "number"
     },
     minimum: {
      type: "number"
     },
     exclusiveMinimum: {
      type: "number"
     },
     maxLength: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minLength: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     pattern: {
      type: "string",
      format: "regex"
     },
     maxItems: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minItems: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     uniqueItems: {
      type: "boolean",
      default: false
     },
     maxContains: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minContains: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 1
     },
     maxProperties: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minProperties: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     required: {
      $ref: "#/$defs/stringArray"
     },
     dependentRequired: {
      type: "object",
      additionalProperties: {
       $ref: "#/$defs/stringArray"
      }
     },
     const: true,
     enum: {
      type: "array",
      items: true
     },
     type: {
      anyOf: [ {
       $ref: "#/$defs/simpleTypes"
      }, {
       type: "array",
       items: {
        $ref: "#/$defs/simpleTypes"
       },
       minItems: 1,
       uniqueItems: true
      } ]
     }
    },
    $defs: {
     nonNegativeInteger: {
      type: "integer",
      minimum: 0
     },
     nonNegativeIntegerDefault0: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 0
     },
     simpleTypes: {
      enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
     },
     stringArray: {
      type: "array",
      items: {
       type: "string"
      },
      uniqueItems: true,
      default: []
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/meta-data",
    $recursiveAnchor: true,
    title: "Meta-data vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     title: {
      type: "string"
     },
     description: {
      type: "string"
     },
     default: true,
     deprecated: {
      type: "boolean",
      default: false
     },
     readOnly: {
      type: "boolean",
      default: false
     },
     writeOnly: {
      type: "boolean",
      default: false
     },
     examples: {
      type: "array",
      items: true
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/format",
    $recursiveAnchor: true,
    title: "Format vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     format: {
      type: "string"
     }
    }
   }, {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/content",
    $recursiveAnchor: true,
    title: "Content vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     contentMediaType: {
      type: "string"
     },
     contentEncoding: {
      type: "string"
     },
     contentSchema: {
      $recursiveRef: "#"
     }
    }
   } ],
   type: [ "object", "boolean" ],
   properties: {
    definitions: {
     $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
     type: "object",
     additionalProperties: {
      $recursiveRef: "#"
     },
     default: {}
    },
    dependencies: {
     $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
     type: "object",
     additionalProperties: {
      anyOf: [ {
       $recursiveRef: "#"
      }, {
       $ref: "meta/validation#/$defs/stringArray"
      } ]
     }
    }
   }
  };
  const Draft_7 = {
   $schema: "http://json-schema.org/draft-07/schema#",
   $id: "http://json-schema.org/draft-07/schema#",
   title: "Core schema meta-schema",
   definitions: {
    schemaArray: {
     type: "array",
     minItems: 1,
     items: {
      $ref: "#"
     }
    },
    nonNegativeInteger: {
     type: "integer",
     minimum: 0
    },
    nonNegativeIntegerDefault0: {
     allOf: [ {
      $ref: "#/definitions/nonNegativeInteger"
     }, {
      default: 0
     } ]
    },
    simpleTypes: {
     enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
    },
    stringArray: {
     type: "array",
     items: {
      type: "string"
     },
     uniqueItems: true,
     default: []
    }
   },
   type: [ "object", "boolean" ],
   properties: {
    $id: {
     type: "string",
     format: "uri-reference"
    },
    $schema: {
     type: "string",
     format: "uri"
    },
    $ref: {
     type: "string",
     format: "uri-reference"
    },
    $comment: {
     type: "string"
    },
    title: {
     type: "string"
    },
    description: {
     type: "string"
    },
    default: true,
    readOnly: {
     type: "boolean",
     default: false
    },
    writeOnly: {
     type: "boolean",
     default: false
    },
    examples: {
     type: "array",
     items: true
    },
    multipleOf: {
     type: "number",
     exclusiveMinimum: 0
    },
    maximum: {
     type: "number"
    },
    exclusiveMaximum: {
     type: "number"
    },
    minimum: {
     type: "number"
    },
    exclusiveMinimum: {
     type: "number"
    },
    maxLength: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minLength: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    pattern: {
     type: "string",
     format: "regex"
    },
    additionalItems: {
     $ref: "#"
    },
    items: {
     anyOf: [ {
      $ref: "#"
     }, {
      $ref: "#/definitions/schemaArray"
     } ],
     default: true
    },
    maxItems: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minItems: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    uniqueItems: {
     type: "boolean",
     default: false
    },
    contains: {
     $ref: "#"
    },
    maxProperties: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minProperties: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    required: {
     $ref: "#/definitions/stringArray"
    },
    additionalProperties: {
     $ref: "#"
    },
    definitions: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    properties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    patternProperties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     propertyNames: {
      format: "regex"
     },
     default: {}
    },
    dependencies: {
     type: "object",
     additionalProperties: {
      anyOf: [ {
       $ref: "#"
      }, {
       $ref: "#/definitions/stringArray"
      } ]
     }
    },
    propertyNames: {
     $ref: "#"
    },
    const: true,
    enum: {
     type: "array",
     items: true,
     minItems: 1,
     uniqueItems: true
    },
    type: {
     anyOf: [ {
      $ref: "#/definitions/simpleTypes"
     }, {
      type: "array",
      items: {
       $ref: "#/definitions/simpleTypes"
      },
      minItems: 1,
      uniqueItems: true
     } ]
    },
    format: {
     type: "string"
    },
    contentMediaType: {
     type: "string"
    },
    contentEncoding: {
     type: "string"
    },
    if: {
     $ref: "#"
    },
    then: {
     $ref: "#"
    },
    else: {
     $ref: "#"
    },
    allOf: {
     $ref: "#/definitions/schemaArray"
    },
    anyOf: {
     $ref: "#/definitions/schemaArray"
    },
    oneOf: {
     $ref: "#/definitions/schemaArray"
    },
    not: {
     $ref: "#"
    }
   },
   default: true
  };
  const Draft_6 = {
   $schema: "http://json-schema.org/draft-06/schema#",
   $id: "http://json-schema.org/draft-06/schema#",
   title: "Core schema meta-schema",
   definitions: {
    schemaArray: {
     type: "array",
     minItems: 1,
     items: {
      $ref: "#"
     }
    },
    nonNegativeInteger: {
     type: "integer",
     minimum: 0
    },
    nonNegativeIntegerDefault0: {
     allOf: [ {
      $ref: "#/definitions/nonNegativeInteger"
     }, {
      default: 0
     } ]
    },
    simpleTypes: {
     enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
    },
    stringArray: {
     type: "array",
     items: {
      type: "string"
     },
     uniqueItems: true,
     default: []
    }
   },
   type: [ "object", "boolean" ],
   properties: {
    $id: {
     type: "string",
     format: "uri-reference"
    },
    $schema: {
     type: "string",
     format: "uri"
    },
    $ref: {
     type: "string",
     format: "uri-reference"
    },
    title: {
     type: "string"
    },
    description: {
     type: "string"
    },
    default: {},
    examples: {
     type: "array",
     items: {}
    },
    multipleOf: {
     type: "number",
     exclusiveMinimum: 0
    },
    maximum: {
     type: "number"
    },
    exclusiveMaximum: {
     type: "number"
    },
    minimum: {
     type: "number"
    },
    exclusiveMinimum: {
     type: "number"
    },
    maxLength: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minLength: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    pattern: {
     type: "string",
     format: "regex"
    },
    additionalItems: {
     $ref: "#"
    },
    items: {
     anyOf: [ {
      $ref: "#"
     }, {
      $ref: "#/definitions/schemaArray"
     } ],
     default: {}
    },
    maxItems: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minItems: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    uniqueItems: {
     type: "boolean",
     default: false
    },
    contains: {
     $ref: "#"
    },
    maxProperties: {
     $ref: "#/definitions/nonNegativeInteger"
    },
    minProperties: {
     $ref: "#/definitions/nonNegativeIntegerDefault0"
    },
    required: {
     $ref: "#/definitions/stringArray"
    },
    additionalProperties: {
     $ref: "#"
    },
    definitions: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    properties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    patternProperties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     propertyNames: {
      format: "regex"
     },
     default: {}
    },
    dependencies: {
     type: "object",
     additionalProperties: {
      anyOf: [ {
       $ref: "#"
      }, {
       $ref: "#/definitions/stringArray"
      } ]
     }
    },
    propertyNames: {
     $ref: "#"
    },
    const: {},
    enum: {
     type: "array",
     minItems: 1,
     uniqueItems: true
    },
    type: {
     anyOf: [ {
      $ref: "#/definitions/simpleTypes"
     }, {
      type: "array",
      items: {
       $ref: "#/definitions/simpleTypes"
      },
      minItems: 1,
      uniqueItems: true
     } ]
    },
    format: {
     type: "string"
    },
    allOf: {
     $ref: "#/definitions/schemaArray"
    },
    anyOf: {
     $ref: "#/definitions/schemaArray"
    },
    oneOf: {
     $ref: "#/definitions/schemaArray"
    },
    not: {
     $ref: "#"
    }
   },
   default: {}
  };
  const Draft_4 = {
   id: "http://json-schema.org/draft-04/schema#",
   $schema: "http://json-schema.org/draft-04/schema#",
   description: "Core schema meta-schema",
   definitions: {
    schemaArray: {
     type: "array",
     minItems: 1,
     items: {
      $ref: "#"
     }
    },
    positiveInteger: {
     type: "integer",
     minimum: 0
    },
    positiveIntegerDefault0: {
     allOf: [ {
      $ref: "#/definitions/positiveInteger"
     }, {
      default: 0
     } ]
    },
    simpleTypes: {
     enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
    },
    stringArray: {
     type: "array",
     items: {
      type: "string"
     },
     minItems: 1,
     uniqueItems: true
    }
   },
   type: "object",
   properties: {
    id: {
     type: "string"
    },
    $schema: {
     type: "string"
    },
    title: {
     type: "string"
    },
    description: {
     type: "string"
    },
    default: {},
    multipleOf: {
     type: "number",
     minimum: 0,
     exclusiveMinimum: true
    },
    maximum: {
     type: "number"
    },
    exclusiveMaximum: {
     type: "boolean",
     default: false
    },
    minimum: {
     type: "number"
    },
    exclusiveMinimum: {
     type: "boolean",
     default: false
    },
    maxLength: {
     $ref: "#/definitions/positiveInteger"
    },
    minLength: {
     $ref: "#/definitions/positiveIntegerDefault0"
    },
    pattern: {
     type: "string",
     format: "regex"
    },
    additionalItems: {
     anyOf: [ {
      type: "boolean"
     }, {
      $ref: "#"
     } ],
     default: {}
    },
    items: {
     anyOf: [ {
      $ref: "#"
     }, {
      $ref: "#/definitions/schemaArray"
     } ],
     default: {}
    },
    maxItems: {
     $ref: "#/definitions/positiveInteger"
    },
    minItems: {
     $ref: "#/definitions/positiveIntegerDefault0"
    },
    uniqueItems: {
     type: "boolean",
     default: false
    },
    maxProperties: {
     $ref: "#/definitions/positiveInteger"
    },
    minProperties: {
     $ref: "#/definitions/positiveIntegerDefault0"
    },
    required: {
     $ref: "#/definitions/stringArray"
    },
    additionalProperties: {
     anyOf: [ {
      type: "boolean"
     }, {
      $ref: "#"
     } ],
     default: {}
    },
    definitions: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    properties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    patternProperties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    dependencies: {
     type: "object",
     additionalProperties: {
      anyOf: [ {
       $ref: "#"
      }, {
       $ref: "#/definitions/stringArray"
      } ]
     }
    },
    enum: {
     type: "array",
     minItems: 1,
     uniqueItems: true
    },
    type: {
     anyOf: [ {
      $ref: "#/definitions/simpleTypes"
     }, {
      type: "array",
      items: {
       $ref: "#/definitions/simpleTypes"
      },
      minItems: 1,
      uniqueItems: true
     } ]
    },
    format: {
     type: "string"
    },
    allOf: {
     $ref: "#/definitions/schemaArray"
    },
    anyOf: {
     $ref: "#/definitions/schemaArray"
    },
    oneOf: {
     $ref: "#/definitions/schemaArray"
    },
    not: {
     $ref: "#"
    }
   },
   dependencies: {
    exclusiveMaximum: [ "maximum" ],
    exclusiveMinimum: [ "minimum" ]
   },
   default: {}
  };
  const Draft_3 = {
   $schema: "http://json-schema.org/draft-03/schema#",
   id: "http://json-schema.org/draft-03/schema#",
   type: "object",
   properties: {
    type: {
     type: [ "string", "array" ],
     items: {
      type: [ "string", {
       $ref: "#"
      } ]
     },
     uniqueItems: true,
     default: "any"
    },
    properties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    patternProperties: {
     type: "object",
     additionalProperties: {
      $ref: "#"
     },
     default: {}
    },
    additionalProperties: {
     type: [ {
      $ref: "#"
     }, "boolean" ],
     default: {}
    },
    items: {
     type: [ {
      $ref: "#"
     }, "array" ],
     items: {
      $ref: "#"
     },
     default: {}
    },
    additionalItems: {
     type: [ {
      $ref: "#"
     }, "boolean" ],
     default: {}
    },
    required: {
     type: "boolean",
     default: false
    },
    dependencies: {
     type: "object",
     additionalProperties: {
      type: [ "string", "array", {
       $ref: "#"
      } ],
      items: {
       type: "string"
      }
     },
     default: {}
    },
    minimum: {
     type: "number"
    },
    maximum: {
     type: "number"
    },
    exclusiveMinimum: {
     type: "boolean",
     default: false
    },
    exclusiveMaximum: {
     type: "boolean",
     default: false
    },
    minItems: {
     type: "integer",
     minimum: 0,
     default: 0
    },
    maxItems: {
     type: "integer",
     minimum: 0
    },
    uniqueItems: {
     type: "boolean",
     default: false
    },
    pattern: {
     type: "string",
     format: "regex"
    },
    minLength: {
     type: "integer",
     minimum: 0,
     default: 0
    },
    maxLength: {
     type: "integer"
    },
    enum: {
     type: "array",
     minItems: 1,
     uniqueItems: true
    },
    default: {
     type: "any"
    },
    title: {
     type: "string"
    },
    description: {
     type: "string"
    },
    format: {
     type: "string"
    },
    divisibleBy: {
     type: "number",
     minimum: 0,
     exclusiveMinimum: true,
     default: 1
    },
    disallow: {
     type: [ "string", "array" ],
     items: {
      type: [ "string", {
       $ref: "#"
      } ]
     },
     uniqueItems: true
    },
    extends: {
     type: [ {
      $ref: "#"
     }, "array" ],
     items: {
      $ref: "#"
     },
     default: {}
    },
    id: {
     type: "string",
     format: "uri"
    },
    $ref: {
     type: "string",
     format: "uri"
    },
    $schema: {
     type: "string",
     format: "uri"
    }
   },
   dependencies: {
    exclusiveMinimum: "minimum",
    exclusiveMaximum: "maximum"
   },
   default: {}
  };
  const Meta = {
   "http://json-schema.org/draft-03/schema#": Draft_3,
   "http://json-schema.org/draft-04/schema#": Draft_4,
   "http://json-schema.org/draft-06/schema#": Draft_6,
   "http://json-schema.org/draft-07/schema#": Draft_7,
   "https://json-schema.org/draft/2019-09/schema": Draft_2019_09,
   "https://json-schema.org/draft/2020-12/schema": Draft_2020_12
  };
  function IsDefault(schema) {
   return guard.HasPropertyKey(schema, "default");
  }
  var environment = __webpack_require__(93552);
  function CreateCode(build) {
   const functions = build.Functions().join(";\n");
   const statements = build.UseUnevaluated() ? [ "const context = new CheckContext({}, {})", `return ${build.Entry()}` ] : [ `return ${build.Entry()}` ];
   return `${functions}; return (value) => { ${statements.join("; ")} }`;
  }
  function CreateEvaluatedCheck(build, code) {
   const factory = Environment.Evaluate("CheckContext", "Guard", "Hashing", build.External().identifier, code);
   return factory(Engine.CheckContext, Guard, Hashing, build.External().variables);
  }
  function CreateDynamicCheck(build) {
   const stack = Engine.Stack(build.Context(), build.Schema());
   const context = new Engine.CheckContext;
   return value => Engine.CheckSchema(stack, context, build.Schema(), value);
  }
  function CreateCheck(build, code) {
   return Environment.CanEvaluate() ? CreateEvaluatedCheck(build, code) : CreateDynamicCheck(build);
  }
  class EvaluateResult {
   constructor(isAccelerated, code, check) {
    this.isAccelerated = isAccelerated;
    this.code = code;
    this.check = check;
   }
   IsAccelerated() {
    return this.isAccelerated;
   }
   Code() {
    return this.code;
   }
   Check(value) {
    return this.check(value);
   }
  }
  class BuildResult {
   constructor(context, schema, external, functions, entry, useUnevaluated) {
    this.context = context;
    this.schema = schema;
    this.external = external;
    this.functions = functions;
    this.entry = entry;
    this.useUnevaluated = useUnevaluated;
   }
   Context() {
    return this.context;
   }
   Schema() {
    return this.schema;
   }
   UseUnevaluated() {
    return this.useUnevaluated;
   }
   External() {
    return this.external;
   }
   Functions() {
    return this.functions;
   }
   Entry() {
    return this.entry;
   }
   Evaluate() {
    const code = CreateCode(this);
    const check = CreateCheck(this, code);
    return new EvaluateResult(Environment.CanEvaluate(), code, check);
   }
  }
  function build_Build(...args) {
   const [context, schema] = Arguments.Match(args, {
    2: (context, schema) => [ context, schema ],
    1: schema => [ {}, schema ]
   });
   Engine.ResetUnique();
   Engine.ResetExternal();
   Engine.ResetFunctions();
   const stack = Engine.Stack(context, schema);
   const build = new Engine.BuildContext(Engine.HasUnevaluated(context, schema));
   const call = Engine.CreateFunction(stack, build, schema, "value");
   const functions = Engine.GetFunctions();
   const externals = Engine.GetExternal();
   return new BuildResult(context, schema, externals, functions, call, build.UseUnevaluated());
  }
  function en_US_en_US(error) {
   switch (error.keyword) {
   case "additionalProperties":
    return "must not have additional properties";

   case "anyOf":
    return "must match a schema in anyOf";

   case "boolean":
    return "schema is false";

   case "const":
    return "must be equal to constant";

   case "contains":
    return "must contain at least 1 valid item";

   case "dependencies":
    return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

   case "dependentRequired":
    return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

   case "enum":
    return "must be equal to one of the allowed values";

   case "exclusiveMaximum":
    return `must be ${error.params.comparison} ${error.params.limit}`;

   case "exclusiveMinimum":
    return `must be ${error.params.comparison} ${error.params.limit}`;

   case "format":
    return `must match format "${error.params.format}"`;

   case "if":
    return `must match "${error.params.failingKeyword}" schema`;

   case "maxItems":
    return `must not have more than ${error.params.limit} items`;

   case "maxLength":
    return `must not have more than ${error.params.limit} characters`;

   case "maxProperties":
    return `must not have more than ${error.params.limit} properties`;

   case "maximum":
    return `must be ${error.params.comparison} ${error.params.limit}`;

   case "minItems":
    return `must not have fewer than ${error.params.limit} items`;

   case "minLength":
    return `must not have fewer than ${error.params.limit} characters`;

   case "minProperties":
    return `must not have fewer than ${error.params.limit} properties`;

   case "minimum":
    return `must be ${error.params.comparison} ${error.params.limit}`;

   case "multipleOf":
    return `must be multiple of ${error.params.multipleOf}`;

   case "not":
    return "must not be valid";

   case "oneOf":
    return "must match exactly one schema in oneOf";

   case "pattern":
    return `must match pattern "${error.params.pattern}"`;

   case "propertyNames":
    return `property names ${error.params.propertyNames.join(", ")} are invalid`;

   case "required":
    return `must have required properties ${error.params.requiredProperties.join(", ")}`;

   case "type":
    return typeof error.params.type === "string" ? `must be ${error.params.type}` : `must be either ${error.params.type.join(" or ")}`;

   case "unevaluatedItems":
    return "must not have unevaluated items";

   case "unevaluatedProperties":
    return "must not have unevaluated properties";

   case "uniqueItems":
    return `must not have duplicate items`;

   case "~refine":
    return error.params.message;

   default:
    return "an unknown validation error occurred";
   }
  }
  let locale = en_US_en_US;
  function _config_Set(callback) {
   locale = callback;
  }
  function _config_Get() {
   return locale;
  }
  function Reset() {
   _config_Set(en_US);
  }
  function errors_Errors(...args) {
   const [context, schema, value] = arguments_arguments.Match(args, {
    3: (context, schema, value) => [ context, schema, value ],
    2: (schema, value) => [ {}, schema, value ]
   });
   const stack = _stack_Stack(context, schema);
   const errorContext = new ErrorContext;
   const result = ErrorSchema(stack, errorContext, "#", "", schema, value);
   const errors = errorContext.GetErrors();
   const locale = _config_Get();
   const localized = errors.map(error => ({
    ...error,
    message: locale(error)
   }));
   return [ result, localized ];
  }
  var settings_settings = __webpack_require__(25029);
  let TempMaxErrors = 0;
  function internal_EnableParseErrors() {
   const settings = (0, settings_settings.Get)();
   TempMaxErrors = settings.maxErrors;
   settings.maxErrors = settings.maxParseErrors;
  }
  function internal_DisableParseErrors() {
   const settings = (0, settings_settings.Get)();
   settings.maxErrors = TempMaxErrors;
  }
  function check_Check(...args) {
   const [context, schema, value] = arguments_arguments.Match(args, {
    3: (context, schema, value) => [ context, schema, value ],
    2: (schema, value) => [ {}, schema, value ]
   });
   const stack = _stack_Stack(context, schema);
   const checkContext = new CheckContext;
   return CheckSchema(stack, checkContext, schema, value);
  }
  class ParseError {
   constructor(schema, value, errors) {
    this.schema = schema;
    this.value = value;
    this.errors = errors;
   }
  }
  function parse_ThrowParseError(context, schema, value) {
   EnableParseErrors();
   const result = Errors(context, schema, value);
   DisableParseErrors();
   throw new ParseError(schema, value, result[1]);
  }
  function Parse(...args) {
   const [context, schema, value] = Arguments.Match(args, {
    3: (context, schema, value) => [ context, schema, value ],
    2: (schema, value) => [ {}, schema, value ]
   });
   if (Check(context, schema, value)) return value;
   parse_ThrowParseError(context, schema, value);
  }
  class Validator {
   constructor(context, schema) {
    this.evaluateResult = Build.Build(context, schema).Evaluate();
    this.context = context;
    this.schema = schema;
   }
   IsAccelerated() {
    return this.evaluateResult.IsAccelerated();
   }
   Schema() {
    return this.schema;
   }
   Check(value) {
    return this.evaluateResult.Check(value);
   }
   Parse(value) {
    if (this.evaluateResult.Check(value)) return value;
    ThrowParseError(this.context, this.schema, value);
   }
   Errors(value) {
    return Errors(this.context, this.schema, value);
   }
  }
  function Compile(...args) {
   const [context, schema] = Arguments.Match(args, {
    2: (context, schema) => [ context, schema ],
    1: schema => [ {}, schema ]
   });
   return new Validator(context, schema);
  }
  const schema = null && Schema;
  function check_check_Check(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   return check_Check(context, type, value);
  }
  function errors_errors_Errors(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   const [_, errors] = errors_Errors(context, type, value);
   return errors;
  }
  class AssertError extends Error {
   constructor(source, value, errors) {
    super(source);
    Object.defineProperty(this, "cause", {
     value: {
      source: source,
      errors: errors,
      value: value
     },
     writable: false,
     configurable: false,
     enumerable: false
    });
   }
  }
  function Assert(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   const check = check_check_Check(context, type, value);
   if (!check) throw new AssertError("Assert", value, errors_errors_Errors(context, type, value));
  }
  var action = __webpack_require__(96301);
  var engine = __webpack_require__(44318);
  var type_extends = __webpack_require__(5257);
  var script = __webpack_require__(54441);
  var types = __webpack_require__(11309);
  function FromArray(context, type, value) {
   if (!guard.IsArray(value)) return value;
   return value.map(value => FromType(context, type.items, value));
  }
  function FromCyclic(context, type, value) {
   return FromType({
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref), value);
  }
  function EvaluateIntersection(context, type) {
   const additionalProperties = guard.HasPropertyKey(type, "unevaluatedProperties") ? {
    additionalProperties: type.unevaluatedProperties
   } : {};
   const instantiated = (0, engine.l5)(context, type);
   const evaluated = (0, action.SZ)(instantiated);
   return (0, types.av)(evaluated) ? (0, action.Ry)(evaluated, additionalProperties) : evaluated;
  }
  function FromIntersect(context, type, value) {
   const evaluated = EvaluateIntersection(context, type);
   return FromType(context, evaluated, value);
  }
  function GetAdditionalProperties(type) {
   const additionalProperties = guard.HasPropertyKey(type, "additionalProperties") ? type.additionalProperties : undefined;
   return additionalProperties;
  }
  function FromObject(context, type, value) {
   if (!guard.IsObject(value) || guard.IsArray(value)) return value;
   const additionalProperties = GetAdditionalProperties(type);
   for (const key of guard.Keys(value)) {
    if (guard.HasPropertyKey(type.properties, key) && (0, types.Yi)(type.properties[key])) {
     value[key] = FromType(context, type.properties[key], value[key]);
     continue;
    }
    const unknownCheck = guard.IsBoolean(additionalProperties) && guard.IsEqual(additionalProperties, true) || (0, 
    types.Yi)(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
    if (unknownCheck) {
     value[key] = FromType(context, additionalProperties, value[key]);
     continue;
    }
    delete value[key];
   }
   return value;
  }
  function FromRecord(context, type, value) {
   if (!guard.IsObject(value)) return value;
   const additionalProperties = GetAdditionalProperties(type);
   const [recordPattern, recordValue] = [ new RegExp((0, types.EY)(type)), (0, types.Bo)(type) ];
   for (const key of guard.Keys(value)) {
    if (recordPattern.test(key)) {
     value[key] = FromType(context, recordValue, value[key]);
     continue;
    }
    const unknownCheck = guard.IsBoolean(additionalProperties) && guard.IsEqual(additionalProperties, true) || (0, 
    types.Yi)(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
    if (unknownCheck) {
     value[key] = FromType(context, additionalProperties, value[key]);
     continue;
    }
    delete value[key];
   }
   return value;
  }
  function from_ref_FromRef(context, type, value) {
   return guard.HasPropertyKey(context, type.$ref) ? FromType(context, context[type.$ref], value) : value;
  }
  function FromTuple(context, schema, value) {
   if (!guard.IsArray(value)) return value;
   const length = Math.min(value.length, schema.items.length);
   for (let index = 0; index < length; index++) {
    value[index] = FromType(context, schema.items[index], value[index]);
   }
   return guard.IsGreaterThan(value.length, length) ? value.slice(0, length) : value;
  }
  var globals = __webpack_require__(62912);
  function FromClassInstance(value) {
   return value;
  }
  function deep_IsSchemaObject(value) {
   return guard.HasPropertyKey(value, "~kind") || guard.HasPropertyKey(value, "~unsafe");
  }
  function deep_FromSchemaObject(value) {
   const result = {};
   for (const key of guard.Keys(value)) {
    if (guard.IsUnsafePropertyKey(key)) continue;
    const descriptor = Object.getOwnPropertyDescriptor(value, key);
    descriptor.value = FromValue(descriptor.value);
    if (guard.IsEqual(descriptor.enumerable, true)) {
     result[key] = descriptor.value;
    } else {
     Object.defineProperty(result, key, descriptor);
    }
   }
   return result;
  }
  function FromPlainObject(value) {
   const result = {};
   for (const key of guard.Keys(value)) {
    if (guard.IsUnsafePropertyKey(key)) continue;
    result[key] = FromValue(value[key]);
   }
   for (const key of guard.Symbols(value)) {
    result[key] = FromValue(value[key]);
   }
   return result;
  }
  function deep_FromObject(value) {
   return guard.IsClassInstance(value) ? FromClassInstance(value) : deep_IsSchemaObject(value) ? deep_FromSchemaObject(value) : FromPlainObject(value);
  }
  function deep_FromArray(value) {
   return value.map(element => FromValue(element));
  }
  function FromTypedArray(value) {
   return value.slice();
  }
  function FromRegExp(value) {
   return new RegExp(value.source, value.flags);
  }
  function FromMap(value) {
   return new Map(FromValue([ ...value.entries() ]));
  }
  function FromSet(value) {
   return new Set(FromValue([ ...value.values() ]));
  }
  function FromValue(value) {
   return globals.Kj(value) ? FromTypedArray(value) : globals.__(value) ? FromRegExp(value) : globals.N6(value) ? FromMap(value) : globals.Ts(value) ? FromSet(value) : guard.IsArray(value) ? deep_FromArray(value) : guard.IsObject(value) ? deep_FromObject(value) : value;
  }
  function Deep(value) {
   return FromValue(value);
  }
  function Clone(value) {
   return Deep(value);
  }
  function FromUnion(context, type, value) {
   for (const schema of type.anyOf) {
    const clean = FromType(context, schema, Clone(value));
    if (check_check_Check(context, schema, clean)) return clean;
   }
   return value;
  }
  function FromType(context, type, value) {
   return types.QS(type) ? FromArray(context, type, value) : types.c_(type) ? FromCyclic(context, type, value) : types.Yq(type) ? FromIntersect(context, type, value) : types.av(type) ? FromObject(context, type, value) : types.cZ(type) ? FromRecord(context, type, value) : types["in"](type) ? from_ref_FromRef(context, type, value) : types.PN(type) ? FromTuple(context, type, value) : types.my(type) ? FromUnion(context, type, value) : value;
  }
  const build_guard = guard;
  var memory = __webpack_require__(97062);
  function Modifiers(type, next) {
   return memory.c.Assign(type, next);
  }
  function union_priority_sort_FromProperties(properties) {
   const result = {};
   for (const key of build_guard.Keys(properties)) result[key] = union_priority_sort_FromType(properties[key]);
   return result;
  }
  function FromRecordKey(type) {
   return (0, types.Qf)({
    pattern: (0, types.EY)(type)
   });
  }
  function FromPriorityTypes(types) {
   return FromTypes((0, engine.bx)(types));
  }
  function FromTypes(types) {
   return types.map(type => union_priority_sort_FromType(type));
  }
  function union_priority_sort_FromType(type) {
   const next = (0, types.QS)(type) ? (0, types.O3)(union_priority_sort_FromType(type.items), (0, 
   types.Qn)(type)) : (0, types.Yq)(type) ? (0, types.oo)(FromTypes(type.allOf)) : (0, 
   types.my)(type) ? (0, types.Pr)(FromPriorityTypes(type.anyOf)) : (0, types.av)(type) ? (0, 
   types.wS)(union_priority_sort_FromProperties(type.properties)) : (0, types.cZ)(type) ? (0, 
   types.mS)(FromRecordKey(type), union_priority_sort_FromType((0, types.Bo)(type))) : (0, 
   types.PN)(type) ? (0, types.rd)(FromTypes(type.items)) : type;
   return Modifiers(type, next);
  }
  function UnionPrioritySort(type) {
   const result = union_priority_sort_FromType(type);
   return result;
  }
  function Clean(...args) {
   const [context, type, value] = system.d3.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
   return FromType(context, sorted, value);
  }
  function IsOk(value) {
   return guard.IsObject(value) && guard.HasPropertyKey(value, "value");
  }
  function Ok(value) {
   return {
    value: value
   };
  }
  function Fail() {
   return undefined;
  }
  function TryArray(value) {
   return guard.IsArray(value) ? Ok(value) : Ok([ value ]);
  }
  function FromBoolean(value) {
   return guard.IsEqual(value, true) ? Ok(BigInt(1)) : Ok(BigInt(0));
  }
  const bigintPattern = /^-?(0|[1-9]\d*)n$/;
  const decimalPattern = /^-?(0|[1-9]\d*)\.\d+$/;
  const integerPattern = /^-?(0|[1-9]\d*)$/;
  function IsStringBigIntLike(value) {
   return bigintPattern.test(value);
  }
  function IsStringDecimalLike(value) {
   return decimalPattern.test(value);
  }
  function IsStringIntegerLike(value) {
   return integerPattern.test(value);
  }
  function FromString(value) {
   const lowercase = value.toLowerCase();
   return IsStringBigIntLike(value) ? Ok(BigInt(value.slice(0, value.length - 1))) : IsStringDecimalLike(value) ? Ok(BigInt(value.split(".")[0])) : IsStringIntegerLike(value) ? Ok(BigInt(value)) : guard.IsEqual(lowercase, "false") ? Ok(BigInt(0)) : guard.IsEqual(lowercase, "true") ? Ok(BigInt(1)) : Fail();
  }
  function TryBigInt(value) {
   return guard.IsBigInt(value) ? Ok(value) : guard.IsBoolean(value) ? FromBoolean(value) : guard.IsNumber(value) ? Ok(BigInt(Math.trunc(value))) : guard.IsNull(value) ? Ok(BigInt(0)) : guard.IsString(value) ? FromString(value) : guard.IsUndefined(value) ? Ok(BigInt(0)) : Fail();
  }
  function FromBigInt(value) {
   return guard.IsEqual(value, BigInt(0)) ? Ok(false) : guard.IsEqual(value, BigInt(1)) ? Ok(true) : Fail();
  }
  function FromNumber(value) {
   return guard.IsEqual(value, 0) ? Ok(false) : guard.IsEqual(value, 1) ? Ok(true) : Fail();
  }
  function try_boolean_FromString(value) {
   return guard.IsEqual(value.toLowerCase(), "false") ? Ok(false) : guard.IsEqual(value.toLowerCase(), "true") ? Ok(true) : guard.IsEqual(value, "0") ? Ok(false) : guard.IsEqual(value, "1") ? Ok(true) : Fail();
  }
  function TryBoolean(value) {
   return guard.IsBigInt(value) ? FromBigInt(value) : guard.IsBoolean(value) ? Ok(value) : guard.IsNumber(value) ? FromNumber(value) : guard.IsNull(value) ? Ok(false) : guard.IsString(value) ? try_boolean_FromString(value) : guard.IsUndefined(value) ? Ok(false) : Fail();
  }
  function try_null_FromBigInt(value) {
   return guard.IsEqual(value, BigInt(0)) ? Ok(null) : Fail();
  }
  function try_null_FromBoolean(value) {
   return guard.IsEqual(value, false) ? Ok(null) : Fail();
  }
  function try_null_FromNumber(value) {
   return guard.IsEqual(value, 0) ? Ok(null) : Fail();
  }
  function try_null_FromString(value) {
   const lowercase = value.toLowerCase();
   const predicate = guard.IsEqual(lowercase, "undefined") || guard.IsEqual(lowercase, "null") || guard.IsEqual(value, "") || guard.IsEqual(value, "0");
   return predicate ? Ok(null) : Fail();
  }
  function TryNull(value) {
   return guard.IsBigInt(value) ? try_null_FromBigInt(value) : guard.IsBoolean(value) ? try_null_FromBoolean(value) : guard.IsNumber(value) ? try_null_FromNumber(value) : guard.IsNull(value) ? Ok(null) : guard.IsString(value) ? try_null_FromString(value) : guard.IsUndefined(value) ? Ok(null) : Fail();
  }
  const maxBigInt = BigInt(Number.MAX_SAFE_INTEGER);
  const minBigInt = BigInt(Number.MIN_SAFE_INTEGER);
  function try_number_FromBigInt(value) {
   return value <= maxBigInt && value >= minBigInt ? Ok(Number(value)) : Fail();
  }
  function try_number_FromBoolean(value) {
   return Ok(value ? 1 : 0);
  }
  function try_number_FromString(value) {
   const coerced = +value;
   if (guard.IsNumber(coerced)) return Ok(coerced);
   const lowercase = value.toLowerCase();
   if (guard.IsEqual(lowercase, "false")) return Ok(0);
   if (guard.IsEqual(lowercase, "true")) return Ok(1);
   const result = TryBigInt(value);
   if (IsOk(result)) return result.value <= maxBigInt && result.value >= minBigInt ? Ok(Number(result.value)) : Fail();
   return Fail();
  }
  function TryNumber(value) {
   return guard.IsBigInt(value) ? try_number_FromBigInt(value) : guard.IsBoolean(value) ? try_number_FromBoolean(value) : guard.IsNumber(value) ? Ok(value) : guard.IsNull(value) ? Ok(0) : guard.IsString(value) ? try_number_FromString(value) : guard.IsUndefined(value) ? Ok(0) : Fail();
  }
  function TryString(value) {
   return guard.IsBigInt(value) ? Ok(value.toString()) : guard.IsBoolean(value) ? Ok(value.toString()) : guard.IsNumber(value) ? Ok(value.toString()) : guard.IsNull(value) ? Ok("null") : guard.IsString(value) ? Ok(value) : guard.IsUndefined(value) ? Ok("") : Fail();
  }
  function try_undefined_FromBigInt(value) {
   return guard.IsEqual(value, BigInt(0)) ? Ok(undefined) : Fail();
  }
  function try_undefined_FromBoolean(value) {
   return guard.IsEqual(value, false) ? Ok(undefined) : Fail();
  }
  function try_undefined_FromNumber(value) {
   return guard.IsEqual(value, 0) ? Ok(undefined) : Fail();
  }
  function try_undefined_FromString(value) {
   const lowercase = value.toLowerCase();
   const predicate = guard.IsEqual(lowercase, "undefined") || guard.IsEqual(lowercase, "null") || guard.IsEqual(value, "") || guard.IsEqual(value, "0");
   return predicate ? Ok(undefined) : Fail();
  }
  function TryUndefined(value) {
   return guard.IsBigInt(value) ? try_undefined_FromBigInt(value) : guard.IsBoolean(value) ? try_undefined_FromBoolean(value) : guard.IsNumber(value) ? try_undefined_FromNumber(value) : guard.IsNull(value) ? Ok(undefined) : guard.IsString(value) ? try_undefined_FromString(value) : guard.IsUndefined(value) ? Ok(value) : Fail();
  }
  function from_array_FromArray(context, type, value) {
   const result = TryArray(value);
   return result.value.map(value => from_type_FromType(context, type.items, value));
  }
  function from_bigint_FromBigInt(_context, _type, value) {
   const result = TryBigInt(value);
   return IsOk(result) ? result.value : value;
  }
  function from_boolean_FromBoolean(_context, _type, value) {
   const result = TryBoolean(value);
   return IsOk(result) ? result.value : value;
  }
  function from_cyclic_FromCyclic(context, type, value) {
   return from_type_FromType({
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref), value);
  }
  function FromEnum(context, type, value) {
   return from_type_FromType(context, (0, action.SZ)(type), value);
  }
  function FromInteger(_context, _type, value) {
   const result = TryNumber(value);
   return IsOk(result) ? Math.trunc(result.value) : value;
  }
  function from_intersect_FromIntersect(context, type, value) {
   const instantiated = (0, engine.l5)(context, type);
   const evaluated = (0, action.SZ)(instantiated);
   return from_type_FromType(context, evaluated, value);
  }
  var unreachable = __webpack_require__(69701);
  function FromLiteralBigInt(_context, type, value) {
   const result = TryBigInt(value);
   return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
  }
  function FromLiteralBoolean(_context, type, value) {
   const result = TryBoolean(value);
   return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
  }
  function FromLiteralNumber(_context, type, value) {
   const result = TryNumber(value);
   return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
  }
  function FromLiteralString(_context, type, value) {
   const result = TryString(value);
   return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
  }
  function FromLiteral(context, type, value) {
   if (guard.IsEqual(type.const, value)) return value;
   return (0, types.N$)(type) ? FromLiteralBigInt(context, type, value) : (0, types.Wy)(type) ? FromLiteralBoolean(context, type, value) : (0, 
   types.LV)(type) ? FromLiteralNumber(context, type, value) : (0, types.Zs)(type) ? FromLiteralString(context, type, value) : (0, 
   unreachable.L)();
  }
  function FromNull(_context, _type, value) {
   const result = TryNull(value);
   return IsOk(result) ? result.value : value;
  }
  function from_number_FromNumber(_context, _type, value) {
   const result = TryNumber(value);
   return IsOk(result) ? result.value : value;
  }
  function from_additional_FromAdditionalProperties(context, entries, additionalProperties, value) {
   const keys = guard.Keys(value);
   for (const [regexp, _] of entries) {
    for (const key of keys) {
     if (!regexp.test(key)) {
      value[key] = from_type_FromType(context, additionalProperties, value[key]);
     }
    }
   }
   return value;
  }
  function IsOptionalUndefined(property, key, value) {
   return (0, types.X$)(property) && guard.IsUndefined(value[key]);
  }
  function from_object_FromProperties(context, type, value) {
   const entries = guard.EntriesRegExp(type.properties);
   const keys = guard.Keys(value);
   for (const [regexp, property] of entries) {
    for (const key of keys) {
     if (!regexp.test(key) || IsOptionalUndefined(property, key, value)) continue;
     value[key] = from_type_FromType(context, property, value[key]);
    }
   }
   return guard.HasPropertyKey(type, "additionalProperties") && guard.IsObject(type.additionalProperties) ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
  }
  function from_object_FromObject(context, type, value) {
   return guard.IsObjectNotArray(value) ? from_object_FromProperties(context, type, value) : value;
  }
  function from_record_FromPatternProperties(context, type, value) {
   const entries = guard.EntriesRegExp(type.patternProperties);
   const keys = guard.Keys(value);
   for (const [regexp, schema] of entries) {
    for (const key of keys) {
     if (regexp.test(key)) {
      value[key] = from_type_FromType(context, schema, value[key]);
     }
    }
   }
   return guard.HasPropertyKey(type, "additionalProperties") && guard.IsObject(type.additionalProperties) ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
  }
  function from_record_FromRecord(context, type, value) {
   return guard.IsObjectNotArray(value) ? from_record_FromPatternProperties(context, type, value) : value;
  }
  function convert_from_ref_FromRef(context, type, value) {
   return guard.HasPropertyKey(context, type.$ref) ? from_type_FromType(context, context[type.$ref], value) : value;
  }
  function from_string_FromString(_context, _type, value) {
   const result = TryString(value);
   return IsOk(result) ? result.value : value;
  }
  function FromTemplateLiteral(context, type, value) {
   return from_type_FromType(context, (0, action.SZ)(type), value);
  }
  function from_tuple_FromTuple(context, type, value) {
   if (!guard.IsArray(value)) return value;
   for (let index = 0; index < Math.min(type.items.length, value.length); index++) {
    value[index] = from_type_FromType(context, type.items[index], value[index]);
   }
   return value;
  }
  function FromUndefined(_context, _type, value) {
   const result = TryUndefined(value);
   return IsOk(result) ? result.value : value;
  }
  function from_union_FromUnion(context, type, value) {
   const matched = type.anyOf.some(type => check_check_Check(context, type, value));
   if (matched) return value;
   const candidates = type.anyOf.map(type => from_type_FromType(context, type, Clone(value)));
   const selected = candidates.find(value => check_check_Check(context, type, value));
   return guard.IsUndefined(selected) ? value : selected;
  }
  function FromVoid(_context, _type, value) {
   const result = TryUndefined(value);
   return IsOk(result) ? void 0 : value;
  }
  function from_type_FromType(context, type, value) {
   return types.QS(type) ? from_array_FromArray(context, type, value) : types.cQ(type) ? from_bigint_FromBigInt(context, type, value) : types.Zx(type) ? from_boolean_FromBoolean(context, type, value) : types.c_(type) ? from_cyclic_FromCyclic(context, type, value) : types.Kk(type) ? FromEnum(context, type, value) : types.$p(type) ? FromInteger(context, type, value) : types.Yq(type) ? from_intersect_FromIntersect(context, type, value) : types.gP(type) ? FromLiteral(context, type, value) : types.Ef(type) ? FromNull(context, type, value) : types.Mx(type) ? from_number_FromNumber(context, type, value) : types.av(type) ? from_object_FromObject(context, type, value) : types.cZ(type) ? from_record_FromRecord(context, type, value) : types["in"](type) ? convert_from_ref_FromRef(context, type, value) : types.IP(type) ? from_string_FromString(context, type, value) : types.gm(type) ? FromTemplateLiteral(context, type, value) : types.PN(type) ? from_tuple_FromTuple(context, type, value) : types.R1(type) ? FromUndefined(context, type, value) : types.my(type) ? from_union_FromUnion(context, type, value) : types.jw(type) ? FromVoid(context, type, value) : value;
  }
  function Convert(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   return from_type_FromType(context, type, value);
  }
  function default_from_array_FromArray(context, type, value) {
   if (!guard.IsArray(value)) return value;
   for (let i = 0; i < value.length; i++) {
    value[i] = default_from_type_FromType(context, type.items, value[i]);
   }
   return value;
  }
  function default_from_cyclic_FromCyclic(context, type, value) {
   return default_from_type_FromType({
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref), value);
  }
  function FromDefault(type, value) {
   if (!guard.IsUndefined(value)) return value;
   return guard.IsFunction(type.default) ? type.default() : Clone(type.default);
  }
  function default_from_intersect_FromIntersect(context, type, value) {
   const instantiated = (0, engine.l5)(context, type);
   const evaluated = (0, action.SZ)(instantiated);
   return default_from_type_FromType(context, evaluated, value);
  }
  function default_from_object_FromObject(context, type, value) {
   if (!guard.IsObject(value)) return value;
   const knownPropertyKeys = guard.Keys(type.properties);
   for (const key of knownPropertyKeys) {
    const propertyValue = default_from_type_FromType(context, type.properties[key], value[key]);
    const isUnassignableUndefined = guard.IsUndefined(propertyValue) && ((0, types.X$)(type.properties[key]) || !guard.HasPropertyKey(type.properties[key], "default"));
    if (isUnassignableUndefined) continue;
    value[key] = propertyValue;
   }
   if (!IsAdditionalProperties(type) || guard.IsBoolean(type.additionalProperties)) return value;
   for (const key of guard.Keys(value)) {
    if (knownPropertyKeys.includes(key)) continue;
    value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
   }
   return value;
  }
  function default_from_record_FromRecord(context, type, value) {
   if (!guard.IsObject(value)) return value;
   const [recordKey, recordValue] = [ new RegExp((0, types.EY)(type)), (0, types.Bo)(type) ];
   for (const key of guard.Keys(value)) {
    if (!(recordKey.test(key) && IsDefault(recordValue))) continue;
    value[key] = default_from_type_FromType(context, recordValue, value[key]);
   }
   if (!IsAdditionalProperties(type)) return value;
   for (const key of guard.Keys(value)) {
    if (recordKey.test(key)) continue;
    value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
   }
   return value;
  }
  function default_from_ref_FromRef(context, type, value) {
   return guard.HasPropertyKey(context, type.$ref) ? default_from_type_FromType(context, context[type.$ref], value) : value;
  }
  function default_from_tuple_FromTuple(context, schema, value) {
   if (!guard.IsArray(value)) return value;
   const [items, max] = [ schema.items, Math.max(schema.items.length, value.length) ];
   for (let i = 0; i < max; i++) {
    if (i < items.length) value[i] = default_from_type_FromType(context, items[i], value[i]);
   }
   return value;
  }
  function default_from_union_FromUnion(context, schema, value) {
   for (const inner of schema.anyOf) {
    const result = default_from_type_FromType(context, inner, Clone(value));
    if (check_check_Check(context, inner, result)) {
     return result;
    }
   }
   return value;
  }
  function default_from_type_FromType(context, type, value) {
   const defaulted = IsDefault(type) ? FromDefault(type, value) : value;
   return types.QS(type) ? default_from_array_FromArray(context, type, defaulted) : types.c_(type) ? default_from_cyclic_FromCyclic(context, type, defaulted) : types.Yq(type) ? default_from_intersect_FromIntersect(context, type, defaulted) : types.av(type) ? default_from_object_FromObject(context, type, defaulted) : types.cZ(type) ? default_from_record_FromRecord(context, type, defaulted) : types["in"](type) ? default_from_ref_FromRef(context, type, defaulted) : types.PN(type) ? default_from_tuple_FromTuple(context, type, defaulted) : types.my(type) ? default_from_union_FromUnion(context, type, defaulted) : defaulted;
  }
  function Default(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   return default_from_type_FromType(context, type, value);
  }
  function Pipeline(pipeline) {
   return (...args) => {
    const [context, type, value] = arguments_arguments.Match(args, {
     3: (context, type, value) => [ context, type, value ],
     2: (type, value) => [ {}, type, value ]
    });
    return pipeline.reduce((result, func) => func(context, type, result), value);
   };
  }
  function Decode(_context, type, value) {
   return type["~codec"].decode(value);
  }
  function Encode(_context, type, value) {
   return type["~codec"].encode(value);
  }
  function Callback(direction, context, type, value) {
   if (!(0, types.Lp)(type)) return value;
   return guard.IsEqual(direction, "Decode") ? Decode(context, type, value) : Encode(context, type, value);
  }
  function from_array_Decode(direction, context, type, value) {
   if (!guard.IsArray(value)) return value;
   for (let i = 0; i < value.length; i++) {
    value[i] = codec_from_type_FromType(direction, context, type.items, value[i]);
   }
   return Callback(direction, context, type, value);
  }
  function from_array_Encode(direction, context, type, value) {
   const exterior = Callback(direction, context, type, value);
   if (!guard.IsArray(exterior)) return exterior;
   for (let i = 0; i < exterior.length; i++) {
    exterior[i] = codec_from_type_FromType(direction, context, type.items, exterior[i]);
   }
   return exterior;
  }
  function codec_from_array_FromArray(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_array_Decode(direction, context, type, value) : from_array_Encode(direction, context, type, value);
  }
  function codec_from_cyclic_FromCyclic(direction, context, type, value) {
   value = codec_from_type_FromType(direction, {
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref), value);
   return Callback(direction, context, type, value);
  }
  function MergeInteriors(interiors) {
   return interiors.reduce((results, interior) => ({
    ...results,
    ...interior
   }), {});
  }
  function NonMatchingInterior(value, interiors) {
   for (const interior of interiors) if (!guard.IsDeepEqual(value, interior)) return interior;
   return value;
  }
  function from_intersect_Decode(direction, context, type, value) {
   if (guard.IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
   const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, Clone(value))));
   const structural = interiors.every(result => guard.IsObject(result));
   const exterior = structural ? MergeInteriors(interiors) : NonMatchingInterior(value, interiors);
   return Callback(direction, context, type, exterior);
  }
  function from_intersect_Encode(direction, context, type, value) {
   if (guard.IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
   const exterior = Callback(direction, context, type, value);
   const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, Clone(exterior))));
   const structural = interiors.every(result => guard.IsObject(result));
   if (structural) return MergeInteriors(interiors);
   return NonMatchingInterior(exterior, interiors);
  }
  function codec_from_intersect_FromIntersect(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_intersect_Decode(direction, context, type, value) : from_intersect_Encode(direction, context, type, value);
  }
  function from_object_Decode(direction, context, type, value) {
   if (!guard.IsObjectNotArray(value)) return value;
   for (const key of guard.Keys(type.properties)) {
    if (!guard.HasPropertyKey(value, key) || IsOptionalUndefined(type.properties[key], key, value)) continue;
    value[key] = codec_from_type_FromType(direction, context, type.properties[key], value[key]);
   }
   return Callback(direction, context, type, value);
  }
  function from_object_Encode(direction, context, type, value) {
   const exterior = Callback(direction, context, type, value);
   if (!guard.IsObjectNotArray(exterior)) return exterior;
   for (const key of guard.Keys(type.properties)) {
    if (!guard.HasPropertyKey(exterior, key) || IsOptionalUndefined(type.properties[key], key, exterior)) continue;
    exterior[key] = codec_from_type_FromType(direction, context, type.properties[key], exterior[key]);
   }
   return exterior;
  }
  function codec_from_object_FromObject(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_object_Decode(direction, context, type, value) : from_object_Encode(direction, context, type, value);
  }
  function from_record_Decode(direction, context, type, value) {
   if (!guard.IsObjectNotArray(value)) return value;
   const regexp = new RegExp((0, types.EY)(type));
   for (const key of guard.Keys(value)) {
    if (!regexp.test(key)) continue;
    value[key] = codec_from_type_FromType(direction, context, (0, types.Bo)(type), value[key]);
   }
   return Callback(direction, context, type, value);
  }
  function from_record_Encode(direction, context, type, value) {
   const exterior = Callback(direction, context, type, value);
   if (!guard.IsObjectNotArray(exterior)) return exterior;
   const regexp = new RegExp((0, types.EY)(type));
   for (const key of guard.Keys(exterior)) {
    if (!regexp.test(key)) continue;
    exterior[key] = codec_from_type_FromType(direction, context, (0, types.Bo)(type), exterior[key]);
   }
   return exterior;
  }
  function codec_from_record_FromRecord(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_record_Decode(direction, context, type, value) : from_record_Encode(direction, context, type, value);
  }
  function from_ref_ResolveRef(direction, context, type, value) {
   return guard.HasPropertyKey(context, type.$ref) ? codec_from_type_FromType(direction, context, context[type.$ref], value) : value;
  }
  function codec_from_ref_FromRef(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? Callback(direction, context, type, from_ref_ResolveRef(direction, context, type, value)) : from_ref_ResolveRef(direction, context, type, Callback(direction, context, type, value));
  }
  function from_tuple_Decode(direction, context, type, value) {
   if (!guard.IsArray(value)) return value;
   for (let i = 0; i < Math.min(type.items.length, value.length); i++) {
    value[i] = codec_from_type_FromType(direction, context, type.items[i], value[i]);
   }
   return Callback(direction, context, type, value);
  }
  function from_tuple_Encode(direction, context, type, value) {
   const exterior = Callback(direction, context, type, value);
   if (!guard.IsArray(exterior)) return value;
   for (let i = 0; i < Math.min(type.items.length, exterior.length); i++) {
    exterior[i] = codec_from_type_FromType(direction, context, type.items[i], exterior[i]);
   }
   return exterior;
  }
  function codec_from_tuple_FromTuple(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_tuple_Decode(direction, context, type, value) : from_tuple_Encode(direction, context, type, value);
  }
  function from_union_Decode(direction, context, type, value) {
   for (const schema of type.anyOf) {
    if (!check_check_Check(context, schema, value)) continue;
    const variant = codec_from_type_FromType(direction, context, schema, value);
    return Callback(direction, context, type, variant);
   }
   return value;
  }
  function from_union_Encode(direction, context, type, value) {
   const exterior = Callback(direction, context, type, value);
   for (const schema of type.anyOf) {
    const variant = codec_from_type_FromType(direction, context, schema, Clone(exterior));
    if (!check_check_Check(context, schema, variant)) continue;
    return variant;
   }
   return exterior;
  }
  function codec_from_union_FromUnion(direction, context, type, value) {
   return guard.IsEqual(direction, "Decode") ? from_union_Decode(direction, context, type, value) : from_union_Encode(direction, context, type, value);
  }
  function codec_from_type_FromType(direction, context, type, value) {
   return types.QS(type) ? codec_from_array_FromArray(direction, context, type, value) : types.c_(type) ? codec_from_cyclic_FromCyclic(direction, context, type, value) : types.Yq(type) ? codec_from_intersect_FromIntersect(direction, context, type, value) : types.av(type) ? codec_from_object_FromObject(direction, context, type, value) : types.cZ(type) ? codec_from_record_FromRecord(direction, context, type, value) : types["in"](type) ? codec_from_ref_FromRef(direction, context, type, value) : types.PN(type) ? codec_from_tuple_FromTuple(direction, context, type, value) : types.my(type) ? codec_from_union_FromUnion(direction, context, type, value) : Callback(direction, context, type, value);
  }
  class DecodeError extends AssertError {
   constructor(value, errors) {
    super("Decode", value, errors);
   }
  }
  function decode_Assert(context, type, value) {
   if (!check_check_Check(context, type, value)) throw new DecodeError(value, errors_errors_Errors(context, type, value));
   return value;
  }
  function DecodeUnsafe(context, type, value) {
   const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
   return codec_from_type_FromType("Decode", context, sorted, value);
  }
  const Decoder = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => decode_Assert(context, type, value), (context, type, value) => DecodeUnsafe(context, type, value) ]);
  function decode_Decode(...args) {
   const [context, type, value] = system.d3.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   return Decoder(context, type, value);
  }
  class EncodeError extends AssertError {
   constructor(value, errors) {
    super("Encode", value, errors);
   }
  }
  function encode_Assert(context, type, value) {
   if (!check_check_Check(context, type, value)) throw new EncodeError(value, errors_errors_Errors(context, type, value));
   return value;
  }
  function EncodeUnsafe(context, type, value) {
   const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
   return codec_from_type_FromType("Encode", context, sorted, value);
  }
  const Encoder = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => EncodeUnsafe(context, type, value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => encode_Assert(context, type, value) ]);
  function encode_Encode(...args) {
   const [context, type, value] = system.d3.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   return Encoder(context, type, value);
  }
  function has_FromArray(context, type) {
   return (0, types.Lp)(type) || has_FromType(context, type.items);
  }
  function has_FromCyclic(context, type) {
   return (0, types.Lp)(type) || has_FromRef({
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref));
  }
  function has_FromIntersect(context, type) {
   return (0, types.Lp)(type) || type.allOf.some(type => has_FromType(context, type));
  }
  function has_FromObject(context, type) {
   return (0, types.Lp)(type) || guard.Keys(type.properties).some(key => has_FromType(context, type.properties[key]));
  }
  function has_FromRecord(context, type) {
   return (0, types.Lp)(type) || has_FromType(context, (0, types.Bo)(type));
  }
  function has_FromRef(context, type) {
   if (visited.has(type.$ref)) return false;
   visited.add(type.$ref);
   return (0, types.Lp)(type) || guard.HasPropertyKey(context, type.$ref) && has_FromType(context, context[type.$ref]);
  }
  function has_FromTuple(context, type) {
   return (0, types.Lp)(type) || type.items.some(type => has_FromType(context, type));
  }
  function has_FromUnion(context, type) {
   return (0, types.Lp)(type) || type.anyOf.some(type => has_FromType(context, type));
  }
  function has_FromType(context, type) {
   return (0, types.QS)(type) ? has_FromArray(context, type) : (0, types.c_)(type) ? has_FromCyclic(context, type) : (0, 
   types.Yq)(type) ? has_FromIntersect(context, type) : (0, types.av)(type) ? has_FromObject(context, type) : (0, 
   types.cZ)(type) ? has_FromRecord(context, type) : (0, types["in"])(type) ? has_FromRef(context, type) : (0, 
   types.PN)(type) ? has_FromTuple(context, type) : (0, types.my)(type) ? has_FromUnion(context, type) : (0, 
   types.Lp)(type);
  }
  const visited = new Set;
  function HasCodec(...args) {
   const [context, type] = arguments_arguments.Match(args, {
    2: (context, type) => [ context, type ],
    1: type => [ {}, type ]
   });
   visited.clear();
   return has_FromType(context, type);
  }
  class CreateError extends Error {
   constructor(type, message) {
    super(message);
    this.type = type;
   }
  }
  function from_default_FromDefault(_context, schema) {
   return guard.IsFunction(schema.default) ? schema.default(schema) : guard.IsObject(schema.default) ? Clone(schema.default) : schema.default;
  }
  function create_from_array_FromArray(context, type) {
   if (IsUniqueItems(type) && !IsDefault(type)) throw new CreateError(type, "Arrays with uniqueItems constraints must specify a default annotation");
   const length = IsMinItems(type) ? type.minItems : 0;
   return Array.from({
    length: length
   }, () => create_from_type_FromType(context, type.items));
  }
  function create_from_bigint_FromBigInt(_context, type) {
   return IsExclusiveMinimum(type) ? BigInt(type.exclusiveMinimum) + BigInt(1) : IsMinimum(type) ? BigInt(type.minimum) : BigInt(0);
  }
  function create_from_boolean_FromBoolean(_context, _type) {
   return false;
  }
  function FromConstructor(context, type) {
   const instanceType = create_from_type_FromType(context, type.instanceType);
   return class {
    constructor() {
     Object.assign(this, instanceType);
    }
   };
  }
  function create_from_cyclic_FromCyclic(context, type) {
   return create_from_type_FromType({
    ...context,
    ...type.$defs
   }, (0, types.oS)(type.$ref));
  }
  function from_enum_FromEnum(context, type) {
   return create_from_type_FromType(context, (0, action.SZ)(type));
  }
  function FromFunction(context, type) {
   const returnType = create_from_type_FromType(context, type.returnType);
   return () => returnType;
  }
  function from_integer_FromInteger(_context, type) {
   return IsExclusiveMinimum(type) && guard.IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : IsMinimum(type) ? type.minimum : 0;
  }
  function create_from_intersect_FromIntersect(context, type) {
   const instantiated = (0, engine.l5)(context, type);
   const evaluated = (0, action.SZ)(instantiated);
   return create_from_type_FromType(context, evaluated);
  }
  function from_literal_FromLiteral(_context, type) {
   return type.const;
  }
  function FromNever(_context, type) {
   throw new CreateError(type, "Cannot create TNever types");
  }
  function from_null_FromNull(_context, _type) {
   return null;
  }
  function create_from_number_FromNumber(_context, type) {
   return IsExclusiveMinimum(type) && guard.IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : IsMinimum(type) ? type.minimum : 0;
  }
  function create_from_object_FromObject(context, type) {
   const required = guard.IsUndefined(type.required) ? [] : type.required;
   return required.reduce((result, key) => ({
    ...result,
    [key]: create_from_type_FromType(context, type.properties[key])
   }), {});
  }
  function create_from_record_FromRecord(_context, type) {
   if (IsMinProperties(type) && !IsDefault(type)) throw new CreateError(type, "Record with the minProperties constraint must have a default annotation");
   return {};
  }
  function create_from_ref_FromRef(context, type) {
   return guard.HasPropertyKey(context, type.$ref) ? create_from_type_FromType(context, context[type.$ref]) : (() => {
    throw new CreateError(type, "Unable to deref Ref");
   })();
  }
  function create_from_string_FromString(_context, type) {
   const needsDefault = (IsPattern(type) || IsFormat(type)) && !IsDefault(type);
   if (needsDefault) throw Error("Strings with format or pattern constraints must specify default");
   const minLength = IsMinLength(type) ? type.minLength : 0;
   return "".padEnd(minLength);
  }
  function FromSymbol(_context, _type) {
   return Symbol();
  }
  var template_literal = __webpack_require__(2329);
  function from_template_literal_FromTemplateLiteral(context, type) {
   const decoded = (0, template_literal.G_)(type.pattern);
   if ((0, types.IP)(decoded)) throw new CreateError(type, "Unable to create TemplateLiteral due to infinite type expansion");
   return create_from_type_FromType(context, decoded);
  }
  function create_from_tuple_FromTuple(context, type) {
   return Array.from({
    length: type.minItems
   }, (_, i) => create_from_type_FromType(context, type.items[i]));
  }
  function from_undefined_FromUndefined(_context, _type) {
   return undefined;
  }
  function create_from_union_FromUnion(context, type) {
   if (guard.IsEqual(type.anyOf.length, 0)) {
    throw Error("Unable to create Union with no variants");
   }
   return create_from_type_FromType(context, type.anyOf[0]);
  }
  function from_void_FromVoid(_context, _type) {
   return void 0;
  }
  function create_from_type_FromType(context, type) {
   return IsDefault(type) ? from_default_FromDefault(context, type) : types.QS(type) ? create_from_array_FromArray(context, type) : types.cQ(type) ? create_from_bigint_FromBigInt(context, type) : types.Zx(type) ? create_from_boolean_FromBoolean(context, type) : types.ZV(type) ? FromConstructor(context, type) : types.c_(type) ? create_from_cyclic_FromCyclic(context, type) : types.Kk(type) ? from_enum_FromEnum(context, type) : types.hg(type) ? FromFunction(context, type) : types.$p(type) ? from_integer_FromInteger(context, type) : types.Yq(type) ? create_from_intersect_FromIntersect(context, type) : types.gP(type) ? from_literal_FromLiteral(context, type) : types.Df(type) ? FromNever(context, type) : types.Ef(type) ? from_null_FromNull(context, type) : types.Mx(type) ? create_from_number_FromNumber(context, type) : types.av(type) ? create_from_object_FromObject(context, type) : types.cZ(type) ? create_from_record_FromRecord(context, type) : types["in"](type) ? create_from_ref_FromRef(context, type) : types.IP(type) ? create_from_string_FromString(context, type) : types.nH(type) ? FromSymbol(context, type) : types.gm(type) ? from_template_literal_FromTemplateLiteral(context, type) : types.PN(type) ? create_from_tuple_FromTuple(context, type) : types.R1(type) ? from_undefined_FromUndefined(context, type) : types.my(type) ? create_from_union_FromUnion(context, type) : types.jw(type) ? from_void_FromVoid(context, type) : undefined;
  }
  function Create(...args) {
   const [context, type] = arguments_arguments.Match(args, {
    2: (context, type) => [ context, type ],
    1: type => [ {}, type ]
   });
   return create_from_type_FromType(context, type);
  }
  function Hash(value) {
   return hashing.X.Hash(value);
  }
  class parse_ParseError extends AssertError {
   constructor(value, errors) {
    super("Parse", value, errors);
   }
  }
  function parse_Assert(context, type, value) {
   internal_EnableParseErrors();
   const errors = errors_errors_Errors(context, type, value);
   internal_DisableParseErrors();
   if (!check_check_Check(context, type, value)) throw new parse_ParseError(value, errors);
   return value;
  }
  const Parser = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => parse_Assert(context, type, value) ]);
  function parse_Parse(...args) {
   const [context, type, value] = system.d3.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   const checked = check_check_Check(context, type, value);
   if (checked) return value;
   if (system.wB.Get().correctiveParse) return Parser(context, type, value);
   internal_EnableParseErrors();
   const errors = errors_errors_Errors(context, type, value);
   internal_DisableParseErrors();
   throw new parse_ParseError(value, errors);
  }
  function Equal(left, right) {
   return guard.IsDeepEqual(left, right);
  }
  function CreateUpdate(path, value) {
   return {
    type: "update",
    path: path,
    value: value
   };
  }
  function CreateInsert(path, value) {
   return {
    type: "insert",
    path: path,
    value: value
   };
  }
  function CreateDelete(path) {
   return {
    type: "delete",
    path: path
   };
  }
  function AssertCanDiffObject(value) {
   if (guard.IsObject(value) && guard.IsEqual(guard.Symbols(value).length, 0)) return;
   throw new Error("Cannot create diffs for objects with symbols keys");
  }
  function* diff_FromObject(path, left, right) {
   if (!guard.IsObject(right) || guard.IsArray(right)) return yield CreateUpdate(path, right);
   AssertCanDiffObject(left);
   AssertCanDiffObject(right);
   const leftKeys = guard.Keys(left);
   const rightKeys = guard.Keys(right);
   for (const key of rightKeys) {
    if (guard.HasPropertyKey(left, key)) continue;
    if (guard.IsUnsafePropertyKey(key)) continue;
    yield CreateInsert(`${path}/${key}`, right[key]);
   }
   for (const key of leftKeys) {
    if (!guard.HasPropertyKey(right, key)) continue;
    if (guard.IsUnsafePropertyKey(key)) continue;
    if (Equal(left, right)) continue;
    yield* diff_FromValue(`${path}/${key}`, left[key], right[key]);
   }
   for (const key of leftKeys) {
    if (guard.HasPropertyKey(right, key)) continue;
    if (guard.IsUnsafePropertyKey(key)) continue;
    yield CreateDelete(`${path}/${key}`);
   }
  }
  function* diff_FromArray(path, left, right) {
   if (!guard.IsArray(right)) return yield CreateUpdate(path, right);
   for (let i = 0; i < Math.min(left.length, right.length); i++) {
    yield* diff_FromValue(`${path}/${i}`, left[i], right[i]);
   }
   for (let i = 0; i < right.length; i++) {
    if (i < left.length) continue;
    yield CreateInsert(`${path}/${i}`, right[i]);
   }
   for (let i = left.length - 1; i >= 0; i--) {
    if (i < right.length) continue;
    yield CreateDelete(`${path}/${i}`);
   }
  }
  function* diff_FromTypedArray(path, left, right) {
   const typeLeft = globalThis.Object.getPrototypeOf(left).constructor.name;
   const typeRight = globalThis.Object.getPrototypeOf(right).constructor.name;
   const predicate = globals.Kj(right) && guard.IsEqual(left.length, right.length) && guard.IsEqual(typeLeft, typeRight);
   if (predicate) {
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
     yield* diff_FromValue(`${path}/${index}`, left[index], right[index]);
    }
   } else {
    return yield CreateUpdate(path, right);
   }
  }
  function* FromUnknown(path, left, right) {
   if (left === right) return;
   yield CreateUpdate(path, right);
  }
  function* diff_FromValue(path, left, right) {
   return globals.Kj(left) ? yield* diff_FromTypedArray(path, left, right) : guard.IsArray(left) ? yield* diff_FromArray(path, left, right) : guard.IsObject(left) ? yield* diff_FromObject(path, left, right) : yield* FromUnknown(path, left, right);
  }
  function Diff(current, next) {
   return [ ...diff_FromValue("", current, next) ];
  }
  const Insert = types.wS({
   type: types.uS("insert"),
   path: types.Qf(),
   value: types.$r()
  });
  const Update = Object({
   type: types.uS("update"),
   path: types.Qf(),
   value: types.$r()
  });
  const edit_Delete = types.wS({
   type: types.uS("delete"),
   path: types.Qf()
  });
  const Edit = types.Pr([ Insert, Update, edit_Delete ]);
  function IsRoot(edits) {
   return edits.length > 0 && edits[0].path === "" && edits[0].type === "update";
  }
  function IsEmpty(edits) {
   return edits.length === 0;
  }
  function Patch(current, edits) {
   if (IsRoot(edits)) return Clone(edits[0].value);
   if (IsEmpty(edits)) return Clone(current);
   const clone = Clone(current);
   for (const edit of edits) {
    switch (edit.type) {
    case "insert":
     {
      pointer_Set(clone, edit.path, edit.value);
      break;
     }

    case "update":
     {
      pointer_Set(clone, edit.path, edit.value);
      break;
     }

    case "delete":
     {
      Delete(clone, edit.path);
      break;
     }
    }
   }
   return clone;
  }
  class RepairError extends Error {
   constructor(context, type, value, message) {
    super(message);
    this.context = context;
    this.type = type;
    this.value = value;
   }
  }
  function MakeUnique(values) {
   const [hashes, result] = [ new Set, [] ];
   for (const value of values) {
    const hash = Hash(value);
    if (hashes.has(hash)) continue;
    hashes.add(hash);
    result.push(value);
   }
   return result;
  }
  function repair_from_array_FromArray(context, type, value) {
   if (check_check_Check(context, type, value)) return value;
   const created = guard.IsArray(value) ? value : Create(context, type);
   const minimum = IsMinItems(type) && created.length < type.minItems ? [ ...created, ...Array.from({
    length: type.minItems - created.length
   }, () => Create(context, type)) ] : created;
   const maximum = IsMaxItems(type) && minimum.length > type.maxItems ? minimum.slice(0, type.maxItems) : minimum;
   const repaired = maximum.map(value => repair_from_type_FromType(context, type.items, value));
   if (!IsUniqueItems(type) || IsUniqueItems(type) && !guard.IsEqual(type.uniqueItems, true)) return repaired;
   const unique = MakeUnique(repaired);
   if (!check_check_Check(context, type, unique)) throw new RepairError(context, type, value, "Failed to repair Array due to uniqueItems constraint");
   return unique;
  }
  function repair_from_enum_FromEnum(context, type, value) {
   return repair_from_type_FromType(context, (0, action.SZ)(type), value);
  }
  function repair_from_intersect_FromIntersect(context, type, value) {
   const instantiated = (0, engine.l5)(context, type);
   const evaluated = (0, action.SZ)(instantiated);
   return repair_from_type_FromType(context, evaluated, value);
  }
  function repair_from_object_FromObject(context, type, value) {
   if (check_check_Check(context, type, value)) return value;
   if (!guard.IsObjectNotArray(value)) return Create(context, type);
   const required = new Set(guard.IsUndefined(type.required) ? [] : type.required);
   const result = {};
   for (const [key, schema] of guard.Entries(type.properties)) {
    if (!required.has(key) && guard.IsUndefined(value[key])) continue;
    result[key] = key in value ? repair_from_type_FromType(context, schema, value[key]) : Create(context, schema);
   }
   const evaluatedKeys = guard.Keys(type.properties);
   if (IsAdditionalProperties(type) && guard.IsObject(type.additionalProperties)) {
    for (const key of guard.Keys(value)) {
     if (evaluatedKeys.includes(key)) continue;
     result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
    }
   }
   return result;
  }
  function repair_from_record_FromRecord(context, type, value) {
   if (check_check_Check(context, type, value)) return value;
   if (guard.IsNull(value) || !guard.IsObject(value) || guard.IsArray(value)) return Create(context, type);
   const recordKey = new RegExp((0, types.EY)(type));
   const recordValue = (0, types.Bo)(type);
   const evaluatedKeys = new Set;
   const result = {};
   for (const [key, value_] of guard.Entries(value)) {
    if (!recordKey.test(key)) continue;
    result[key] = repair_from_type_FromType(context, recordValue, value_);
    evaluatedKeys.add(key);
   }
   if (IsAdditionalProperties(type)) {
    for (const key of guard.Keys(value)) {
     if (evaluatedKeys.has(key)) continue;
     result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
    }
   }
   return result;
  }
  function repair_from_ref_FromRef(context, type, value) {
   return guard.HasPropertyKey(context, type.$ref) ? repair_from_type_FromType(context, context[type.$ref], value) : (() => {
    throw new RepairError(context, type, value, "Unable to de-reference target type");
   })();
  }
  function repair_from_template_literal_FromTemplateLiteral(context, type, value) {
   const decoded = (0, template_literal.G_)(type.pattern);
   return repair_from_type_FromType(context, decoded, value);
  }
  function repair_from_tuple_FromTuple(context, schema, value) {
   if (check_check_Check(context, schema, value)) return value;
   if (!guard.IsArray(value)) return Create(context, schema);
   return schema.items.map((schema, index) => repair_from_type_FromType(context, schema, value[index]));
  }
  var evaluate = __webpack_require__(54798);
  function Deref(context, type, value) {
   return (0, types["in"])(type) ? guard.HasPropertyKey(context, type.$ref) ? Deref(context, context[type.$ref], value) : (() => {
    throw new Error("Unable to Deref target");
   })() : type;
  }
  function ScoreVariant(context, type, value) {
   if (!((0, types.av)(type) && guard.IsObject(value))) return 0;
   const keys = guard.Keys(value);
   const entries = guard.Entries(type.properties);
   return entries.reduce((result, [key, schema]) => {
    const literal = (0, types.gP)(schema) && guard.IsEqual(schema.const, value[key]) ? 100 : 0;
    const checks = check_check_Check(context, schema, value[key]) ? 10 : 0;
    const exists = keys.includes(key) ? 1 : 0;
    return result + (literal + checks + exists);
   }, 0);
  }
  function UnionScoreSelect(context, type, value) {
   const schemas = type.anyOf.map(schema => Deref(context, schema, value));
   let [select, best] = [ schemas[0], 0 ];
   for (const schema of schemas) {
    const score = ScoreVariant(context, schema, value);
    if (score > best) {
     select = schema;
     best = score;
    }
   }
   return select;
  }
  function RepairUnion(context, type, value) {
   const union = (0, types.Pr)((0, evaluate.FA)(type.anyOf));
   const schema = UnionScoreSelect(context, union, value);
   return repair_from_type_FromType(context, schema, value);
  }
  function repair_from_union_FromUnion(context, type, value) {
   if (check_check_Check(context, type, value)) return Clone(value);
   if (IsDefault(type)) return Create(context, type);
   return RepairUnion(context, type, value);
  }
  function from_unknown_FromUnknown(context, type, value) {
   if (check_check_Check(context, type, value)) return value;
   const converted = Convert(context, type, value);
   if (check_check_Check(context, type, converted)) return converted;
   return Create(context, type);
  }
  function AssertRepairableValue(context, type, value) {
   const unsupported = globals.XF(value) || globals.N6(value) || globals.Ts(value) || globals.Kj(value) || guard.IsConstructor(value) || guard.IsFunction(value);
   if (unsupported) {
    throw new RepairError(context, type, value, "Value is not repairable");
   }
  }
  function AssertRepairableType(context, type, value) {
   const unsupported = types.ZV(type) || types.hg(type) || types.Df(type);
   if (unsupported) {
    throw new RepairError(context, type, value, "Type is not repairable");
   }
  }
  function CreateWhenUndefined(context, type, value) {
   return guard.IsUndefined(value) && !types.R1(type) ? Create(context, type) : value;
  }
  function FinalizeRepair(context, type, repaired) {
   return types.Ux(type) ? check_check_Check(context, type, repaired) ? repaired : Create(context, type) : repaired;
  }
  function repair_from_type_FromType(context, type, value) {
   AssertRepairableValue(context, type, value);
   AssertRepairableType(context, type, value);
   const candidate = CreateWhenUndefined(context, type, value);
   const repaired = types.QS(type) ? repair_from_array_FromArray(context, type, candidate) : types.Kk(type) ? repair_from_enum_FromEnum(context, type, candidate) : types.Yq(type) ? repair_from_intersect_FromIntersect(context, type, candidate) : types.av(type) ? repair_from_object_FromObject(context, type, candidate) : types.cZ(type) ? repair_from_record_FromRecord(context, type, candidate) : types["in"](type) ? repair_from_ref_FromRef(context, type, candidate) : types.gm(type) ? repair_from_template_literal_FromTemplateLiteral(context, type, candidate) : types.PN(type) ? repair_from_tuple_FromTuple(context, type, candidate) : types.my(type) ? repair_from_union_FromUnion(context, type, candidate) : from_unknown_FromUnknown(context, type, candidate);
   return FinalizeRepair(context, type, repaired);
  }
  function Repair(...args) {
   const [context, type, value] = arguments_arguments.Match(args, {
    3: (context, type, value) => [ context, type, value ],
    2: (type, value) => [ {}, type, value ]
   });
   const repaired = repair_from_type_FromType(context, type, value);
   Assert(context, type, repaired);
   return repaired;
  }
  const value = null && Value;
 }
};
