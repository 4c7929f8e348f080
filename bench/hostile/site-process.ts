import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createInterface } from 'node:readline';
import { VERIFICATION } from '../../src/contract/target.ts';
import { SITES } from './sites.ts';

/**
 * `site-process.ts INDEX`: serves one hostile site in a process of its own and prints its port. A line on standard input
 * is the token that proves its ownership.
 */
const site = SITES[Number(process.argv[2])];
if (site === undefined) throw new Error('no such site');
const served = site.serve();
let token = '';
createInterface({ input: process.stdin })
  .on('line', (line) => {
    token = line;
    console.log('proven');
  })
  .on('close', () => process.exit());
const server =
  'raw' in served
    ? createTcpServer((socket) => {
        socket.on('error', () => undefined);
        served.raw(socket);
        socket.resume();
      })
    : createServer((request, response) => {
        if (request.url === VERIFICATION.httpFilePath) response.end(token);
        else served.http(request, response);
      });
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
