const DELAYS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 15_000] as const;

/** Milliseconds until the next poll. @param unchanged polls in succession that returned nothing new */
export function pollDelay(unchanged: number): number {
  return DELAYS_MS[Math.min(Math.max(0, unchanged), DELAYS_MS.length - 1)] ?? 15_000;
}
