import type { SignInCode } from '../../../src/engine/session/probe/sign-in-context.ts';
import { PASSWORD, USER } from './login-site.ts';
import { go, html, isRight, json, missing, type Product, type ProductCase, random, script } from './product-site.ts';

interface BrokenProduct extends ProductCase {
  readonly code: SignInCode;
  /** Requests of the scan after the sign-in. */
  readonly reads?: number;
  /** What the message has to name. */
  readonly says: RegExp;
}

const wrong = { username: USER, password: 'wrong-Harbor-63' };
const SHELL = '<title>App</title><div id="app"></div><script src="/app.js"></script>';
const FORM =
  '<form method="POST" action="/login"><label for="email">Email</label><input id="email" type="email" name="email" required autocomplete="username"><label for="password">Password</label><input id="password" type="password" name="password" required autocomplete="current-password"><button type="submit">Log in</button></form>';

interface Laravel {
  /** Response to a request of the user who is signed in, other than the sign-out. */
  readonly wall?: (hit: Parameters<ReturnType<Product>>[0]) => ReturnType<ReturnType<Product>> | null;
  /** Requests that a session lives. */
  readonly lives?: number;
}

/** An application on Laravel Breeze or Fortify. */
const laravel =
  ({ wall, lives = 10_000 }: Laravel): Product =>
  (state) => {
    let left = lives;
    return (hit) => {
      const isIn = state.isIn(hit, 'laravel_session') && left > 0;
      if (isIn) left -= 1;
      if (hit.at === 'POST /login')
        return isRight(hit.form.get('email'), hit.form.get('password'))
          ? go('/dashboard', `laravel_session=${state.signIn()}; path=/; httponly; samesite=lax`)
          : go('/login');
      if (hit.at === 'GET /login' && !isIn) return html(`<title>Laravel</title>${FORM}`);
      const walled = isIn ? (wall?.(hit) ?? null) : null;
      if (walled !== null) return walled;
      if (hit.path === '/')
        return html(
          `<title>Laravel</title><h1>Laravel</h1>${isIn ? '<a href="/dashboard">Dashboard</a>' : '<a href="/login">Log in</a>'}`,
        );
      if (!['/dashboard', '/profile', '/settings'].includes(hit.path)) return missing;
      return isIn
        ? html(
            '<title>Dashboard</title><form method="POST" action="/logout"><button>Log Out</button></form><a href="/profile">Profile</a>',
          )
        : go('/login');
    };
  };

/** RuoYi (Spring Boot and Vue): a refusal is a 200 with its code in the body. */
const ruoYi: Product = (state) => (hit) => {
  if (hit.at === 'POST /login')
    return json(
      isRight(hit.json?.username, hit.json?.password)
        ? { msg: '操作成功', code: 200, token: state.signIn() }
        : { msg: '用户不存在/密码错误', code: 500 },
    );
  if (hit.path === '/getInfo')
    return json(state.isIn(hit, '') ? { code: 200, user: {} } : { msg: '认证失败，无法访问系统资源', code: 401 });
  return json({ msg: '认证失败，无法访问系统资源', code: 401 });
};

/** django-axes: `AXES_COOLOFF_TIME`, a 403 or 429 with a page of its own. */
const axes: Product = () => (hit) => {
  if (hit.at === 'POST /accounts/login/')
    return html(
      '<title>Account locked</title><p>Account locked: too many login attempts. Contact an admin to unlock your account.</p>',
      429,
    );
  if (hit.path === '/accounts/login/')
    return html(
      '<title>Log in</title><form method="post"><input type="text" name="username"><input type="password" name="password"><input type="submit" value="Log in"></form>',
    );
  return go(`/accounts/login/?next=${hit.path}`);
};

/** Devise with `:lockable`: the form again, with a message. */
const lockable: Product = () => (hit) => {
  const form =
    '<form action="/users/sign_in" method="post"><input type="email" name="user[email]"><input type="password" name="user[password]"><input type="submit" name="commit" value="Log in"></form>';
  if (hit.at === 'POST /users/sign_in')
    return html(`<title>Shop</title><p class="alert">Your account is locked.</p>${form}`, 422);
  return hit.path === '/users/sign_in' ? html(`<title>Shop</title>${form}`) : go('/users/sign_in');
};

/** Gitea with `ENABLE_CAPTCHA` and `REQUIRE_CAPTCHA_FOR_LOGIN`: an image and a field for its digits. */
const gitea: Product = () => (hit) => {
  const page = html(
    '<title>Sign In - Gitea</title><h4>Sign In</h4><form class="ui form" action="/user/login" method="post"><label for="user_name">Username or Email Address</label><input id="user_name" type="text" name="user_name" autocomplete="username" required><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><div class="inline field"><label></label><a href="javascript:"><img src="/captcha/x.png" alt="Captcha"></a></div><div class="required field"><label for="captcha">CAPTCHA</label><input id="captcha" name="captcha_answer" value="" autocomplete="off"></div><input type="hidden" name="img-captcha-id" value="x"><button class="ui primary button">Sign In</button></form>',
  );
  return hit.path === '/user/login' ? page : go('/user/login');
};

/** DedeCMS and Discuz!: a picture with a code, named in Chinese. */
const dedeCms: Product = () => (hit) =>
  hit.path === '/dede/login.php'
    ? html(
        '<title>管理登录</title><form name="form1" method="post" action="login.php"><input type="hidden" name="dopost" value="login"><span>用户名：</span><input type="text" name="userid"><span>密码：</span><input type="password" name="pwd"><span>验证码：</span><input type="text" name="validate" style="text-transform:uppercase;"><img id="vdimgck" src="../include/vdimgck.php" alt="看不清？点击更换"><button type="submit" name="sm1">登录</button></form>',
      )
    : missing;

/** Moodle with a site policy: every page leads there until the user agrees. */
const policy = laravel({
  wall: ({ path }) =>
    path === '/admin/tool/policy/index.php'
      ? html(
          '<title>Campus: Policies</title><h1>Please agree to the following policies</h1><form method="post" action="/admin/tool/policy/index.php"><input type="checkbox" name="status1"><input type="submit" value="Next"></form><a href="/login/logout.php?sesskey=ab12">Log out</a>',
        )
      : go('/admin/tool/policy/index.php'),
});

/** Laravel with `MustVerifyEmail` on every route. */
const verifyEmail = laravel({
  wall: ({ path }) =>
    path === '/verify-email'
      ? html(
          '<title>Laravel</title><p>Thanks for signing up! Before getting started, could you verify your email address by clicking on the link we just emailed to you?</p><form method="POST" action="/email/verification-notification"><button type="submit">Resend Verification Email</button></form><form method="POST" action="/logout"><button type="submit">Log Out</button></form>',
        )
      : go('/verify-email'),
});

/** GitLab with an expired password: every page leads to the form for a new one. */
const newPassword = laravel({
  wall: ({ path }) =>
    path === '/-/user_settings/password/new'
      ? html(
          '<title>New Password · GitLab</title><h1>Set up new password</h1><form action="/-/user_settings/password" method="post"><label>Current password <input type="password" name="user[password]"></label><label>New password <input type="password" name="user[new_password]" autocomplete="new-password"></label><label>Confirm <input type="password" name="user[password_confirmation]"></label><button>Set new password</button></form><a href="/users/sign_out">Sign out</a>',
        )
      : go('/-/user_settings/password/new'),
});

/** Keycloak with the required action UPDATE_PASSWORD: no session before it is done. */
const requiredAction: Product = () => {
  let isHalf = '';
  return (hit) => {
    if (
      hit.at === 'POST /realms/shop/login-actions/authenticate' &&
      isRight(hit.form.get('username'), hit.form.get('password'))
    ) {
      isHalf = random();
      return go(
        '/realms/shop/login-actions/required-action?execution=UPDATE_PASSWORD',
        `AUTH_SESSION_ID=${isHalf}; Path=/realms/shop/; HttpOnly`,
      );
    }
    if (hit.path === '/realms/shop/login-actions/required-action' && hit.cookies['AUTH_SESSION_ID'] === isHalf)
      return html(
        '<title>Sign in to shop</title><h1>Update password</h1><p>You need to change your password to activate your account.</p><form id="kc-passwd-update-form" action="/realms/shop/login-actions/required-action" method="post"><input type="password" id="password-new" name="password-new" autocomplete="new-password"><input type="password" id="password-confirm" name="password-confirm" autocomplete="new-password"><input type="submit" value="Submit"></form>',
      );
    if (hit.path === '/realms/shop/protocol/openid-connect/auth')
      return html(
        '<title>Sign in to shop</title><form id="kc-form-login" action="/realms/shop/login-actions/authenticate" method="post"><input id="username" name="username" type="text" autocomplete="username"><input id="password" name="password" type="password" autocomplete="current-password"><input name="login" id="kc-login" type="submit" value="Sign In"></form>',
      );
    return go('/realms/shop/protocol/openid-connect/auth?client_id=shop');
  };
};

/** Duo and Okta Verify: the second factor is a notice on a telephone, and nothing is typed. */
const push: Product = () => {
  const half = new Set<string>();
  return (hit) => {
    const isHalf = half.has(hit.cookies['sid'] ?? '');
    if (hit.at === 'POST /login' && isRight(hit.form.get('email'), hit.form.get('password'))) {
      const id = random();
      half.add(id);
      return go('/login/verify', `sid=${id}; path=/; HttpOnly`);
    }
    if (hit.path === '/login') return html(`<title>Log in</title>${FORM}`);
    if (hit.path === '/login/verify' && isHalf)
      return html(
        '<title>Verify</title><h1>Check your phone</h1><p>We sent a notification to your device. Approve it to continue.</p><a href="/login/other">Other options</a>',
      );
    if (isHalf && hit.path !== '/') return go('/login/verify');
    if (hit.path === '/') return html('<title>Shop</title><h1>Shop</h1><a href="/login">Log in</a>');
    return go('/login');
  };
};

/** Auth0 with identifier first: `/u/login/identifier`, `/u/login/password`; a wrong password gives 400 and the form. */
const identifierFirst: Product = () => (hit) => {
  const page = (field: string, status = 200) =>
    html(
      `<title>Log in | Shop</title><h1>Welcome</h1><form method="POST"><input type="hidden" name="state" value="s1">${field}<button type="submit" name="action" value="default" data-action-button-primary="true">Continue</button></form>`,
      status,
    );
  const secret =
    '<input class="input" name="password" id="password" type="password" autocomplete="current-password" required>';
  if (hit.at === 'POST /u/login/identifier') return go('/u/login/password?state=s1', 'did=1; path=/');
  if (hit.at === 'POST /u/login/password')
    return page(`<span id="error-element-password">Wrong email or password</span>${secret}`, 400);
  if (hit.path === '/u/login/password') return page(secret);
  if (hit.path === '/u/login/identifier')
    return page(
      '<label for="username">Email address</label><input inputmode="email" name="username" id="username" type="text" autocomplete="email" required>',
    );
  return go('/u/login/identifier?state=s1');
};

/** The same in the browser, as Bitwarden and Zoho have it: the second request is refused. */
const secondRequest: Product = () => (hit) => {
  if (hit.path === '/api/lookup') return json({ next: 'password' }, 200, { 'Set-Cookie': 'flow=f1; path=/' });
  if (hit.path === '/api/token')
    return json({ error: 'invalid_grant', error_description: 'invalid_username_or_password' }, 400);
  if (hit.path === '/api/public') return json({ news: [] });
  if (hit.path === '/app.js')
    return script(`const app = document.getElementById('app');
const post = (path, value) => fetch(path, { method: 'POST', body: JSON.stringify(value) });
fetch('/api/public');
app.innerHTML = '<h1>Log in</h1><form><label>Email address <input id="u" type="email"></label><button>Continue</button></form>';
app.querySelector('form').onsubmit = async (event) => { event.preventDefault(); const name = app.querySelector('#u').value; await post('/api/lookup', { name });
  app.innerHTML = '<h1>Log in</h1><form><label>Master password <input id="p" type="password"></label><button>Log in</button></form>';
  app.querySelector('form').onsubmit = async (second) => { second.preventDefault(); const r = await post('/api/token', { name, password: app.querySelector('#p').value }); if (!r.ok) app.innerHTML = '<h1>Vault</h1><p>Something went wrong. Browse as a guest.</p>'; }; };`);
  return hit.path === '/' || hit.path === '/login' ? html(SHELL) : missing;
};

/** Flask and Express: a refusal is a flash on the public start page, with a session for the flash. */
const flash: Product = () => (hit) => {
  if (hit.at === 'POST /login') return go('/', `session=${random()}; HttpOnly; Path=/`);
  if (hit.path === '/login') return html(`<title>Sign in</title>${FORM}`);
  if (hit.path !== '/') return missing;
  const notice = hit.cookies['session'] === undefined ? '' : '<div class="alert">Invalid username or password</div>';
  return html(
    `<title>Blog</title>${notice}<h1>Latest posts</h1><a href="/login">Sign in</a> <a href="/about">About</a>`,
  );
};

/** A shop that gives everyone a cart with an account page (PrestaShop guests): the sign-in changes nothing. */
const guest: Product = () => (hit) => {
  const cart = hit.cookies['cart'];
  if (hit.at === 'POST /login') return go('/guest/cart', `cart=${random()}; path=/; HttpOnly`);
  if (hit.path === '/login') return html(`<title>Sign in</title>${FORM}`);
  if (hit.path === '/guest/cart')
    return cart === undefined
      ? go('/')
      : html('<title>Cart</title><h1>Your cart</h1><a href="/login">Sign in</a> to see your orders.');
  if (hit.path === '/') return html('<title>Shop</title><h1>Shop</h1><a href="/login">Sign in</a>');
  return missing;
};

/** Rack::Attack, as GitLab configures it: the page itself is refused. */
const rackAttack: Product = () => (hit) =>
  hit.path === '/users/sign_in'
    ? { status: 429, headers: { 'Content-Type': 'text/plain', 'Retry-After': '60' }, body: 'Retry later\n' }
    : go('/users/sign_in');

/** `php artisan down`: the form is cached, everything else is in maintenance. */
const maintenance: Product = () => (hit) =>
  hit.at === 'GET /login'
    ? html(`<title>Laravel</title>${FORM}`)
    : hit.at === 'GET /'
      ? go('/login')
      : html('<title>Service Unavailable</title><div class="code">503</div><div>Service Unavailable</div>', 503, {
          'Retry-After': '60',
        });

/** WordPress in maintenance: every page is the notice. */
const wordPressMaintenance: Product = () => () =>
  html('<title>Maintenance</title><p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>', 503, {
    'Retry-After': '600',
  });

/** Sign-ins that must not pass as one, from the documentation of products. */
export const BROKEN_PRODUCTS: Readonly<Record<string, BrokenProduct>> = {
  'a wrong password with 200 (RuoYi)': {
    product: ruoYi,
    login: { ...wrong, url: '/login' },
    code: 'sign_in_denied',
    says: /500|密码错误/,
  },
  'a lock-out page (django-axes)': { product: axes, code: 'sign_in_denied', says: /429/ },
  'a lock-out in the form (Devise)': { product: lockable, code: 'sign_in_denied', says: /422|again/ },
  'a captcha with an image (Gitea)': { product: gitea, code: 'sign_in_captcha', says: /captcha/ },
  'a captcha in Chinese (DedeCMS)': {
    product: dedeCms,
    login: { username: USER, password: PASSWORD, url: '/dede/login.php' },
    code: 'sign_in_captcha',
    says: /captcha/,
  },
  'terms to accept (Moodle)': { product: policy, code: 'sign_in_unproven', says: /\/admin\/tool\/policy/ },
  'an e-mail to verify (Laravel)': { product: verifyEmail, code: 'sign_in_unproven', says: /\/verify-email/ },
  'a password to change (GitLab)': { product: newPassword, code: 'sign_in_unproven', says: /password\/new/ },
  'a password to change before the session (Keycloak)': {
    product: requiredAction,
    code: 'sign_in_unproven',
    says: /required-action/,
  },
  'a notice on a telephone (Duo)': { product: push, code: 'sign_in_unproven', says: /\/login\/verify/ },
  'a second step that is refused (Auth0)': {
    product: identifierFirst,
    login: wrong,
    code: 'sign_in_denied',
    says: /400|password/,
  },
  'a second request that is refused (Bitwarden)': {
    product: secondRequest,
    login: wrong,
    scripted: true,
    code: 'sign_in_denied',
    says: /400/,
  },
  'a session that ends at once (two processes without a store)': {
    product: laravel({ lives: 1 }),
    code: 'sign_in_unproven',
    says: /session/,
  },
  'a session that ends after a few requests': {
    product: laravel({ lives: 12 }),
    reads: 40,
    code: 'sign_in_lost',
    says: /session/,
  },
  'a flash message only (Flask)': { product: flash, login: wrong, code: 'sign_in_unproven', says: /session/ },
  'a guest instead of the user (PrestaShop)': { product: guest, code: 'sign_in_unproven', says: /session/ },
  'a limit of requests (Rack::Attack)': { product: rackAttack, code: 'sign_in_page_not_found', says: /429/ },
  'maintenance after the form (Laravel)': { product: maintenance, code: 'sign_in_denied', says: /503/ },
  'maintenance everywhere (WordPress)': { product: wordPressMaintenance, code: 'sign_in_page_not_found', says: /503/ },
};
