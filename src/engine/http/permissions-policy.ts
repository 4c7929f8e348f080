export interface PermissionsPolicy {
  /** Feature to its allow list: origins, `self`, `src` or `*`. */
  readonly features: ReadonlyMap<string, readonly string[]>;
  /** Entries that are not of the form `feature=(list)`. */
  readonly invalid: readonly string[];
}

/** Reads Permissions-Policy, a structured dictionary (Permissions Policy, section 9.1). */
export function parsePermissionsPolicy(values: readonly string[]): PermissionsPolicy {
  const features = new Map<string, readonly string[]>();
  const invalid: string[] = [];
  const entries =
    values
      .join(',')
      .slice(0, 16_384)
      .match(/[^,(]+(?:\([^()]*\))?[^,]*/g) ?? [];
  for (const entry of entries.map((text) => text.trim()).filter((text) => text !== '')) {
    const match = /^([a-z*][a-z0-9_*.-]*)\s*=\s*(\*|self|"[^"]*"|\(([^)]*)\))\s*(?:;.*)?$/.exec(entry);
    if (match === null) {
      invalid.push(entry.slice(0, 80));
      continue;
    }
    const list = match[3] === undefined ? [match[2] ?? ''] : match[3].split(/\s+/).filter((item) => item !== '');
    features.set(
      match[1] ?? '',
      list.map((item) => item.replace(/^"|"$/g, '')),
    );
  }
  return { features, invalid };
}

/** Reads the older Feature-Policy: `camera 'none'; microphone *`. */
export function parseFeaturePolicy(values: readonly string[]): PermissionsPolicy {
  const features = new Map<string, readonly string[]>();
  for (const entry of values.join(';').slice(0, 16_384).split(/[;,]/)) {
    const [feature, ...list] = entry.trim().toLowerCase().split(/\s+/);
    if (feature !== undefined && feature !== '')
      features.set(
        feature,
        list.map((item) => item.replace(/'/g, '')),
      );
  }
  return { features, invalid: [] };
}
