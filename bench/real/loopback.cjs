// Loaded into every Node application of the benchmark: those that cannot be told an address listen on loopback only.
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(...values) {
  const [first, second] = values;
  if (typeof first === 'object' && first !== null && first.port !== undefined && !first.path)
    values[0] = { ...first, host: '127.0.0.1' };
  else if (/^\d+$/.test(String(first))) {
    if (typeof second === 'string') values[1] = '127.0.0.1';
    else values.splice(1, 0, '127.0.0.1');
  }
  return listen.apply(this, values);
};
