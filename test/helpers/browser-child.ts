import { BrowserProcess } from '../../src/engine/browser/cdp/browser-process.ts';

/** Starts a browser and keeps it, until a test kills this process. */
const browser = await BrowserProcess.start({ path: process.env['CHROME_BIN'] ?? '' });
console.log(`started ${browser.product}`);
await browser.connection.closed;
