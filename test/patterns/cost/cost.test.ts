import { describe, expect, it, test } from 'vitest';
import { costOf } from './cost.ts';

const factorOf = (pattern: RegExp) => costOf(pattern.source, pattern.flags).factor;

describe('the cost of a regular expression', () => {
  test.each([
    // Two loops over the same text, one after the other.
    /^\s*[\d.]*\s*;/,
    /^\s*(.*?)\s*$/,
    /^(["'])(.*)\1\s*(?:#.*)?$/,
    /^a\d*\d*b/,
    /\n\s*\n\s*x/,
    // The search for a place to begin is a loop too.
    /\d+\.\d+/,
    /\s+$/,
    /<[^>]*>/,
    /^\s*\[fonts\]/im,
    /\\+(?=["'])/g,
    /(?=a*)b/g,
    // Nothing is consumed beyond the first letter, so each letter reads the rest again.
    /a(?:[ab]*c)?/g,
    /[^,(]+(?:\([^)]*\))?[^,]*/g,
    /(\w+)\s+\1/,
    // Exponential.
    /^(a+)+b/,
    /^(?:a*)*b/,
    /^(?:a|a)*b/,
    /^(?:a|b|ab)*c/,
    /^(?:\w+\s?)*;/,
    /^(?:a?b?)*c/,
    /^(?:.{0,50},){10}x/,
    /^(a?){20}b/,
  ])('%s grows faster than its text', (pattern) => {
    expect(factorOf(pattern)).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    /^\s*[\d.]+\s*;/,
    /^(.*)$/,
    /\s+/g,
    /^\s+|\S+/g,
    /(?<!\s)\s+$/,
    /(?<!\\)\\+(?=["'])/g,
    /<[^<>]*>/,
    /\b\w+@/,
    /^"(?:[^"\\]|\\.)*"/,
    /^[ \t]*\[fonts\]/im,
    /(?<![^\n])[^\n]*:/,
    /[A-Z]\w+/g,
    /^(?:a|b)*c/,
    /^(?:\d{1,3}\.){3}\d{1,3}$/,
    /(?:foo|bar|foobar)$/i,
    /^(?=.*\d)\w+$/,
    /^\p{L}+$/u,
  ])('%s reads each character once or twice', (pattern) => {
    expect(factorOf(pattern)).toBe(1);
  });

  it('is multiplied by loops with a bound, at most by what they can read', () => {
    expect(factorOf(/[a-z]{1,40}!/)).toBe(39);
    expect(factorOf(/[a-z]{1,40}[a-z0-9]{1,20}!/)).toBe(39 * 19);
    // The search can begin again only at another "<a ", so not at each character.
    expect(factorOf(/<a [^>]{0,300}>/)).toBeGreaterThanOrEqual(75);
    expect(factorOf(/<a [^>]{0,300}>/)).toBeLessThanOrEqual(100);
  });

  it('comes with its reason', () => {
    expect(costOf('<[^>]*>', '').reason).toBe('the search for a beginning and [^>]');
    expect(costOf('^(a+)+b', '').reason).toBe('a loop reads the same text in two ways, at a');
  });

  it('is not known for what cannot be analysed', () => {
    expect(costOf('(?<=a.{100})b', '')).toMatchObject({ factor: Number.POSITIVE_INFINITY });
    expect(costOf('(?<=a.{100})b', '').reason).toMatch(/lookbehind/);
  });
});
