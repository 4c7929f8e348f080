import { engine } from '../main/index.js';

await engine();
