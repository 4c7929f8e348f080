export const id = 9594;

export const ids = [ 9594 ];

export const modules = {
 89594: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   StartError: () => StartError
  });
  class StartError extends Error {
   constructor(message, options) {
    super(message, options);
    this.name = "StartError";
   }
  }
 }
};
