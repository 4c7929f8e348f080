import table from '../../data/weak-jwt-keys.json' with { type: 'json' };

/** Keys of HMAC signatures that tutorials, examples and defaults use, each once; the words in lower, upper and capitalized form. */
export const WEAK_JWT_KEYS: readonly string[] = [
  ...new Set([
    ...table.phrases,
    ...table.words
      .flatMap((line) => line.split(' '))
      .flatMap((word) => [word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}`]),
  ]),
];
