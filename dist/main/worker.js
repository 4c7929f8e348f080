"use strict";

const EE = require("node:events");

const {pipeline: pipeline, PassThrough: PassThrough} = require("node:stream");

const pino = require("../pino.js");

const build = require("pino-abstract-transport");

const loadTransportStreamBuilder = require("./transport-stream");

module.exports = async function({targets: targets, pipelines: pipelines, levels: levels, dedupe: dedupe}) {
const targetStreams = [];
if (targets && targets.length) {
targets = await Promise.all(targets.map(async t => {
const fn = await loadTransportStreamBuilder(t.target);
const stream = await fn(t.options);
return {
level: t.level,
stream: stream
};
}));
targetStreams.push(...targets);
}
if (pipelines && pipelines.length) {
pipelines = await Promise.all(pipelines.map(async p => {
let level;
const pipeDests = await Promise.all(p.map(async t => {
level = t.level;
const fn = await loadTransportStreamBuilder(t.target);
const stream = await fn(t.options);
return stream;
}));
return {
level: level,
stream: createPipeline(pipeDests)
};
}));
targetStreams.push(...pipelines);
}
if (targetStreams.length === 1 && targetStreams[0].level == null) {
return targetStreams[0].stream;
} else {
return build(process, {
parse: "lines",
metadata: true,
close(err, cb) {
let expected = 0;
for (const transport of targetStreams) {
expected++;
transport.stream.on("close", closeCb);
transport.stream.end();
}
function closeCb() {
if (--expected === 0) {
cb(err);
}
}
}
});
}
function process(stream) {
const multi = pino.multistream(targetStreams, {
levels: levels,
dedupe: dedupe
});
stream.on("data", function(chunk) {
const {lastTime: lastTime, lastMsg: lastMsg, lastObj: lastObj, lastLevel: lastLevel} = this;
multi.lastLevel = lastLevel;
multi.lastTime = lastTime;
multi.lastMsg = lastMsg;
multi.lastObj = lastObj;
multi.write(chunk + "\n");
});
}
function createPipeline(streams) {
const ee = new EE;
const stream = new PassThrough({
autoDestroy: true,
destroy(_, cb) {
ee.on("error", cb);
ee.on("closed", cb);
}
});
pipeline(stream, ...streams, function(err) {
if (err && err.code !== "ERR_STREAM_PREMATURE_CLOSE") {
ee.emit("error", err);
return;
}
ee.emit("closed");
});
return stream;
}
};
