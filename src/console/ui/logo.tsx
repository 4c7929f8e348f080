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
