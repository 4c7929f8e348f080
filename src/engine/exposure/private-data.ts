/** Words in names of tables and columns that hold people's data or secrets. */
const PRIVATE_WORD =
  /(?:^|[^a-z])(?:users?|accounts?|customers?|members?|clients?|employees?|patients?|persons?|people|admins?|orders?|sessions?|payments?|invoices?|credentials?|passw(?:or)?d[a-z]*|pwd|e?mails?|phones?|ssn|iban|secrets?|tokens?|api_?keys?)(?![a-z])/i;

/** Address of a person (the form that HTML's `input type=email` takes, with a dot in the domain). */
const ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,24}\b/i;
/** Hashes of passwords: bcrypt, scrypt, SHA-crypt, Argon2, Django's and phpass. */
const PASSWORD_HASH =
  /\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$(?:5|6|7|y)\$[^\s'",]{30}|\$argon2(?:id?|d)\$v=|\b(?:pbkdf2_sha\d+|bcrypt_sha256|scrypt)\$\S{20}|\$[PH]\$[./A-Za-z0-9]{31}/;

/** True where names of tables and columns tell that people's data or secrets are meant: `user_email`, `userEmail`, `wp_users`. */
export function namesPrivateData(names: string): boolean {
  return PRIVATE_WORD.test(names.replace(/([a-z\d])([A-Z])/g, '$1_$2'));
}

/** True where the data itself holds addresses of people or hashes of passwords. */
export function showsPrivateData(data: string): boolean {
  return ADDRESS.test(data) || PASSWORD_HASH.test(data);
}
