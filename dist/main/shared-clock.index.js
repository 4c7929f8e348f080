export const id = "shared-clock";

export const ids = [ "shared-clock" ];

export const modules = {
13666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => systemDateClock,
m: () => systemClock
});
const systemClock = {
now: () => Date.now(),
sleep: (ms, signal) => new Promise((resolve, reject) => {
if (signal?.aborted === true) {
reject(signal.reason);
return;
}
const onAbort = () => {
clearTimeout(timer);
reject(signal?.reason);
};
const timer = setTimeout(() => {
signal?.removeEventListener("abort", onAbort);
resolve();
}, ms);
signal?.addEventListener("abort", onAbort, {
once: true
});
})
};
const systemDateClock = {
now: () => new Date
};
}
};
