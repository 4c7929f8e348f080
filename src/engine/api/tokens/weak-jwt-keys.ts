/**
 * Keys of HMAC signatures that tutorials, examples and defaults use, and the words that their authors choose most. Compiled for this
 * project from the documentation of token libraries and frameworks; part of its licence. Lower case; variants are derived.
 */
const WORDS =
  'secret secretkey secret-key secret_key mysecret my-secret my_secret mysecretkey my-secret-key my_secret_key supersecret super-secret ' +
  'super_secret supersecretkey super-secret-key super_secret_key topsecret top-secret verysecret very-secret yoursecret your-secret ' +
  'your_secret your-secret-key your_secret_key yoursecretkey thesecret thisisasecret this-is-a-secret thisismysecret thisisasecretkey ' +
  'this-is-a-secret-key this_is_a_secret_key shhhh shhhhh shhhhhh shhhhhhared-secret shared-secret shared_secret sharedsecret ' +
  'jwt jwtsecret jwt-secret jwt_secret jwtkey jwt-key jwt_key jwtsecretkey jwt-secret-key jwt_secret_key jwttoken myjwtsecret ' +
  'my-jwt-secret my_jwt_secret your-jwt-secret your_jwt_secret your-256-bit-secret your-384-bit-secret your-512-bit-secret ' +
  'a-string-secret-at-least-256-bits-long token tokensecret token-secret token_secret tokenkey access accesstoken access-token ' +
  'access_token access_token_secret access-token-secret accesssecret refresh refreshtoken refresh_token_secret key mykey my-key my_key ' +
  'private privatekey private-key private_key signingkey signing-key signing_key sign signature hmac hmackey hs256 auth authsecret ' +
  'auth-secret auth_secret authkey authentication api apikey api-key api_key apisecret api-secret api_secret session sessionsecret ' +
  'session-secret session_secret keyboard keyboardcat app appsecret app-secret app_secret app_key appkey application client ' +
  'clientsecret client-secret client_secret password passw0rd p@ssw0rd p@ssword pass pass123 password1 password123 changeme change-me ' +
  'change_me changeit change-it changethis change-this change_this please-change-me pleasechangeme replaceme replace-me todo fixme ' +
  'admin admin123 administrator root toor user guest test test123 testing testsecret test-secret test_secret testkey test-key test_key ' +
  'demo demosecret example examplekey example_key example-key sample default defaultsecret default-secret default_secret defaultkey ' +
  'dev develop development devsecret dev-secret dev_secret dev-secret-key dev-key debug local localhost staging prod production ' +
  'production-secret insecure insecure-secret django-insecure not-secret notsecret not-so-secret notasecret random randomkey ' +
  'randomstring random-string random_string randomsecret string somesecret some-secret some_secret somekey some-key anything ' +
  'foo bar foobar foobarbaz baz qux abc abcd abc123 abcdef abcdefg abcdefgh xyz asdf asdfgh asdfghjkl qwe qwerty qwerty123 qwertyuiop ' +
  'zxcvbnm 0 1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0123456789abcdef 11111 111111 000000 123123 ' +
  '654321 987654321 iloveyou letmein welcome welcome1 monkey dragon master sunshine princess football baseball superman batman trustno1 ' +
  'hello helloworld hello-world hello_world world hi gateway server backend service node nodejs express expressjs react nestjs nest ' +
  'next nextauth next-auth nextauth_secret next-auth-secret flask flasksecret flask-secret fastapi django rails laravel symfony spring ' +
  'springboot spring-boot java python golang go rust dotnet php javascript typescript koa hapi fastify strapi strapisecret directus ' +
  'hasura graphql mongo mongodb mysql postgres redis docker kubernetes aws azure google github gitlab oauth oauth2 openid sso passport ' +
  'authserver identity encryption encryptionkey encryption_key encrypt crypto cipher salt pepper sugar magic hash md5 sha256 bearer ' +
  'blog shop store todoapp todos notes chat mern meanstack ecommerce';

/** Phrases and mixed case that the words above do not give. */
const PHRASES = [
  'keyboard cat',
  'my secret',
  'my secret key',
  'your secret key',
  'super secret',
  'super secret key',
  'this is a secret',
  'this is a secret key',
  'secret key',
  'hello world',
  'Sn1f',
  'S3cr3t',
  's3cr3t',
  's3cret',
  'SuperSecretKey',
  'MySecretKey',
  'YourSecretKey',
  'mySecretKey',
  'jwtSecret',
  'secretKey',
  'secret123',
  'secret1234',
  'Secret123',
  'mysecret123',
  'secret!',
  'P@ssw0rd',
  'AllYourBase',
  'ThisIsMySecret',
];

/** Well-known keys, each once. */
export const WEAK_JWT_KEYS: readonly string[] = [
  ...new Set([
    ...PHRASES,
    ...WORDS.split(' ').flatMap((word) => [word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}`]),
  ]),
];
