"use strict";

const {realImport: realImport, realRequire: realRequire} = require("real-require");

const {workerData: workerData, parentPort: parentPort} = require("worker_threads");

const {StringDecoder: StringDecoder} = require("string_decoder");

const {WRITE_INDEX: WRITE_INDEX, READ_INDEX: READ_INDEX, SEQ_INDEX: SEQ_INDEX} = require("./indexes");

const {waitDiff: waitDiff} = require("./wait");

const {dataBuf: dataBuf, filename: filename, stateBuf: stateBuf} = workerData;

let destination;

const flushQueue = [];

let flushing = false;

const state = new Int32Array(stateBuf);

const data = Buffer.from(dataBuf);

const decoder = new StringDecoder("utf8");

const keepAlive = setInterval(() => {}, 60 * 60 * 1e3);

function onParentPortMessage(msg) {
if (!msg || msg.code !== "FLUSH" || msg.context !== "thread-stream") {
return;
}
flushQueue.push(msg.id);
processFlushQueue();
}

function processFlushQueue() {
if (flushing || !destination) {
return;
}
const id = flushQueue.shift();
if (id === undefined) {
return;
}
flushing = true;
flushDestination(err => {
flushing = false;
if (err) {
parentPort.postMessage({
code: "ERROR",
err: err
});
return;
}
parentPort.postMessage({
code: "FLUSHED",
context: "thread-stream",
id: id
});
processFlushQueue();
});
}

function flushDestination(cb) {
if (typeof destination?.flush === "function") {
if (destination.flush.length === 0) {
try {
const result = destination.flush();
if (result && typeof result.then === "function") {
result.then(() => cb(), cb);
} else {
cb();
}
} catch (err) {
cb(err);
}
return;
}
let done = false;
const onDone = err => {
if (done) {
return;
}
done = true;
cb(err);
};
try {
const result = destination.flush(onDone);
if (result && typeof result.then === "function") {
result.then(() => onDone(), onDone);
}
} catch (err) {
onDone(err);
}
return;
}
if (typeof destination?.flushSync === "function") {
try {
destination.flushSync();
cb();
} catch (err) {
cb(err);
}
return;
}
if (destination?.writableNeedDrain && !destination?.writableEnded) {
destination.once("drain", cb);
return;
}
cb();
}

async function start() {
let worker;
try {
worker = await realImport(filename);
} catch (error) {
if ((error.code === "ENOTDIR" || error.code === "ERR_MODULE_NOT_FOUND") && filename.startsWith("file://")) {
worker = realRequire(decodeURIComponent(filename.replace("file://", "")));
} else if (error.code === undefined || error.code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING") {
try {
worker = realRequire(decodeURIComponent(filename.replace(process.platform === "win32" ? "file:///" : "file://", "")));
} catch {
throw error;
}
} else if (filename.endsWith(".ts") || filename.endsWith(".cts")) {
try {
if (!process[Symbol.for("ts-node.register.instance")]) {
realRequire("ts-node/register");
} else if (process.env.TS_NODE_DEV) {
realRequire("ts-node-dev");
}
worker = realRequire(decodeURIComponent(filename.replace(process.platform === "win32" ? "file:///" : "file://", "")));
} catch {
throw error;
}
} else {
throw error;
}
}
if (typeof worker === "object") worker = worker.default;
if (typeof worker === "object") worker = worker.default;
destination = await worker(workerData.workerData);
destination.on("error", function(err) {
Atomics.store(state, WRITE_INDEX, -2);
Atomics.notify(state, WRITE_INDEX);
Atomics.store(state, READ_INDEX, -2);
Atomics.notify(state, READ_INDEX);
parentPort.postMessage({
code: "ERROR",
err: err
});
});
destination.on("close", function() {
const end = Atomics.load(state, WRITE_INDEX);
Atomics.store(state, READ_INDEX, end);
Atomics.notify(state, READ_INDEX);
clearInterval(keepAlive);
setImmediate(() => {
process.exit(0);
});
});
processFlushQueue();
}

start().then(function() {
parentPort.on("message", onParentPortMessage);
parentPort.postMessage({
code: "READY"
});
process.nextTick(run);
});

function readState() {
while (true) {
const seq = Atomics.load(state, SEQ_INDEX);
if ((seq & 1) !== 0) {
continue;
}
const current = Atomics.load(state, READ_INDEX);
const end = Atomics.load(state, WRITE_INDEX);
if (seq === Atomics.load(state, SEQ_INDEX)) {
return {
current: current,
end: end,
seq: seq
};
}
}
}

function run() {
const {current: current, end: end, seq: seq} = readState();
if (end === current) {
waitDiff(state, SEQ_INDEX, seq, Infinity, run);
return;
}
if (end === -1) {
const remaining = decoder.end();
if (remaining.length > 0) {
destination.write(remaining);
}
destination.end();
return;
}
const toWrite = decoder.write(data.subarray(current, end));
const res = destination.write(toWrite);
if (res) {
Atomics.store(state, READ_INDEX, end);
Atomics.notify(state, READ_INDEX);
setImmediate(run);
} else {
destination.once("drain", function() {
Atomics.store(state, READ_INDEX, end);
Atomics.notify(state, READ_INDEX);
run();
});
}
}

process.on("unhandledRejection", function(err) {
parentPort.postMessage({
code: "ERROR",
err: err
});
process.exit(1);
});

process.on("uncaughtException", function(err) {
parentPort.postMessage({
code: "ERROR",
err: err
});
process.exit(1);
});

process.once("exit", exitCode => {
if (exitCode !== 0) {
process.exit(exitCode);
return;
}
if (destination?.writableNeedDrain && !destination?.writableEnded) {
parentPort.postMessage({
code: "WARNING",
err: new Error("ThreadStream: process exited before destination stream was drained. this may indicate that the destination stream try to write to a another missing stream")
});
}
process.exit(0);
});
