/** How often scans are looked at. All times in milliseconds. */
export interface PollProfile {
  readonly firstMs: number;
  /** The next pause as a share of the time waited so far: looks per scan grow with the logarithm of its length. */
  readonly share: number;
  readonly maxMs: number;
}

/** A look at the embedded service costs next to nothing; a late one costs the user's time. */
export const EMBEDDED_PROFILE: PollProfile = { firstMs: 150, share: 0.1, maxMs: 2_000 };
export const REMOTE_PROFILE: PollProfile = { firstMs: 500, share: 0.2, maxMs: 30_000 };

/**
 * Pause before the next look. Pure.
 * @param elapsedMs since the scans were created
 * @param floorMs shortest pause the user allows, or null
 */
export function nextPause(profile: PollProfile, elapsedMs: number, floorMs: number | null): number {
  const adaptive = Math.min(profile.maxMs, Math.max(profile.firstMs, elapsedMs * profile.share));
  return Math.round(Math.max(adaptive, floorMs ?? 0));
}
