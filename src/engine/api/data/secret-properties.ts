import { defineCheck, notApplicable } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, nameQuote, operationDraft } from '../operations/operation-draft.ts';

export const apiSecretProperties = defineCheck({
  meta: {
    id: 'api.secret-properties',
    title: 'API response holds passwords or keys',
    subject: 'Passwords and keys in API responses',
    rating: RATINGS.credentials,
    confidence: 'firm',
    cwe: ['CWE-522', 'CWE-200'],
    requirements: { asvs: ['15.3.1'], pci: ['6.2.4', '8.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The response of an operation that reads has properties with passwords, hashes of passwords, or keys. The server sends whole records and leaves it to its clients what to show.',
    why: 'Anyone who reads the response takes over the accounts, here and wherever the same password is used. Hashes are guessed offline.',
    proof:
      'Judges name and value of each property in the responses to reading operations. Variables of an `env` object count as well, and passwords in the response to a path that names a user. Masked, empty and described values do not count, nor labels, rules, and keys that may be the own keys of the caller. Without a session it is critical, the secrets of several users are high, and one record is medium. The evidence names the properties, never their values.',
    fix: 'Build responses from an allowlist of properties (a response schema or serializer), and never serialize the stored record. Change the secrets that were exposed.',
    snippets: {
      express: `// An allowlist: what is not named is not sent.
res.json(users.map(({ id, name }) => ({ id, name })));`,
      django: `class UserSerializer(serializers.ModelSerializer):
    class Meta:
        model = User
        fields = ["id", "username"]  # never "__all__"`,
    },
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    if (api.requested === 0) return notApplicable('no operation that only reads could be requested');
    return judgeProbes(api, 'secret_properties', ({ operation, exchange, properties, isAnonymous }) => {
      const ofUser = properties.some(({ records }) => records > 1) ? RATINGS.othersCredentials : RATINGS.othersDetails;
      const named = properties.slice(0, 5).map(({ path, records }) => `${path.slice(0, 100)} (${records})`);
      return {
        ...operationDraft(operation, seenIn(exchange, nameQuote(properties.map(({ path }) => path)))),
        rating: isAnonymous ? RATINGS.credentials : ofUser,
        evidence: `${operation.id} returns ${named.join(', ')} ${isAnonymous ? 'without a session' : 'to the user'}. The values are left out.`,
      };
    });
  },
});
