/** The mark and name of the product. */
export function Logo() {
  return (
    <span class="logo">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" class="logo-ground" />
        <path
          d="M9 23V12.5L16 8l7 4.5V23M13 23v-8M19 23v-8M7 23h18"
          fill="none"
          stroke="#fff"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span>Scan Gate</span>
    </span>
  );
}

/** Icons of 16 × 16, drawn in the colour of the text. They are decoration: the text next to them says the same. */
const PATHS = {
  overview: 'M2.5 2.5h4.5v5h-4.5zM9 2.5h4.5v3H9zM9 8h4.5v5.5H9zM2.5 10h4.5v3.5h-4.5z',
  scans: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5M8 5.5A2.5 2.5 0 1 0 10.5 8M8 8l5-5',
  targets: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM2 8h12M8 2c2 2 2.6 4 2.6 6S10 12 8 14M8 2C6 4 5.4 6 5.4 8S6 12 8 14',
  webhooks: 'M9.5 3.5 6 12.5M4.5 5 1.5 8l3 3M11.5 5l3 3-3 3',
  channels: 'M4 11V7a4 4 0 0 1 8 0v4l1.5 1.5h-11zM6.5 14h3',
  usage: 'M2.5 13.5h11M4 11V8M8 11V3.5M12 11V6',
  keys: 'M5.5 7.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7.7 8.3l5.3-5.3M11 5l2 2',
  members:
    'M6 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 6 3zM2 13c0-2.2 1.8-3.6 4-3.6s4 1.4 4 3.6M10.5 3.4a2 2 0 0 1 0 3.8M11.8 9.7c1.4.4 2.2 1.6 2.2 3.3',
  audit: 'M4 2.5h8v11H4zM6 5.5h4M6 8h4M6 10.5h2.5',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  plus: 'M8 3v10M3 8h10',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  close: 'M4 4l8 8M12 4l-8 8',
  external: 'M9.5 2.5h4v4M13.5 2.5 8 8M11.5 9v4.5h-9v-9H7',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  warning: 'M8 2.2 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.2',
  refresh: 'M13 5.5A5.5 5.5 0 1 0 13.5 8M13.2 2.5v3.2H10',
  signout: 'M6.5 13.5h-4v-11h4M10 5l3 3-3 3M13 8H6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
