import { action } from './main/index.js';

await action();
