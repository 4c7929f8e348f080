/** What a scan saw of the application. */
export const COVERAGE = `
ALTER TABLE scan_results ADD COLUMN coverage jsonb;
`;
