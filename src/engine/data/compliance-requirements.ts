import table from './compliance-requirements.json' with { type: 'json' };

/** Level 1 of OWASP ASVS 5.0.0 (70 of its 345 requirements): a compliance scan lists each, so that gaps are visible. */
export const ASVS_LEVEL_1: readonly string[] = table.asvsLevel1;

/** Sections of PCI DSS 4.0.1, listed where no check covers a requirement of the section. */
export const PCI_SECTIONS: readonly string[] = table.pciSections;

/**
 * ASVS requirements about what a client sees on the wire (protocol versions, cookies, response headers, TRACE, listings):
 * checks without findings are evidence for them. Other requirements stay `partial`.
 */
export const ASVS_OBSERVABLE: ReadonlySet<string> = new Set(table.asvsObservable);

/** None: each PCI DSS requirement is also about processes, scope or systems that an outside scan cannot see. */
export const PCI_OBSERVABLE: ReadonlySet<string> = new Set();
