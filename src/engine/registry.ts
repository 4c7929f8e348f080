/** Every check, sorted by id: `npm run generate:code` finds them. CONTRIBUTING.md says how to add one. */
export { CHECKS } from '../generated/checks.ts';
