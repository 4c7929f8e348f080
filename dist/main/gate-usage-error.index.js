export const id = "gate-usage-error";

export const ids = [ "gate-usage-error" ];

export const modules = {
 41446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => shown,
   UsageError: () => UsageError
  });
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
  class UsageError extends Error {
   code="usage_error";
   input;
   constructor(input, message, options) {
    super(`${input}: ${message}`, options);
    this.name = "UsageError";
    this.input = input;
   }
  }
  function shown(value) {
   return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
  }
 },
 89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B4: () => formatCount,
   LS: () => plural,
   TN: () => oneLine,
   ky: () => wrapped,
   oF: () => percentDecoded,
   xv: () => truncate
  });
  function truncate(text, max) {
   if (text.length <= max) return text;
   const cut = text.slice(0, max - 1);
   const last = cut.charCodeAt(cut.length - 1);
   return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
  }
  function oneLine(text) {
   return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function wrapped(text, width) {
   const lines = [];
   for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
   }
   return lines;
  }
  function percentDecoded(text) {
   try {
    return decodeURIComponent(text);
   } catch {
    return text;
   }
  }
 }
};
