import type { Login } from '../../../src/contract/login.ts';
import { type LoginKind, PASSWORD, TOTP_SECRET, USER } from './login-site.ts';

export interface Case extends LoginKind {
  readonly login?: Login;
}

/** The markup of each, as the framework or product writes it. */
export const KINDS: Readonly<Record<string, Case>> = {
  Devise: {
    nobody: 'redirect',
    cookie: '_shop_session; path=/; HttpOnly; SameSite=Lax',
    steps: [
      {
        path: '/users/sign_in',
        csrf: 'authenticity_token',
        user: 'user[email]',
        password: 'user[password]',
        requires: { commit: 'Log in', 'user[remember_me]': '0' },
        refusal: 422,
        markup: `<!DOCTYPE html><title>Shop</title><h2>Log in</h2><form class="new_user" id="new_user" action="/users/sign_in" accept-charset="UTF-8" method="post"><input type="hidden" name="authenticity_token" value="{csrf}" autocomplete="off" /><div class="field"><label for="user_email">Email</label><br /><input autofocus="autofocus" autocomplete="email" type="email" value="" name="user[email]" id="user_email" /></div><div class="field"><label for="user_password">Password</label><br /><input autocomplete="current-password" type="password" name="user[password]" id="user_password" /></div><div class="field"><input name="user[remember_me]" type="hidden" value="0" autocomplete="off" /><input type="checkbox" value="1" name="user[remember_me]" id="user_remember_me" /><label for="user_remember_me">Remember me</label></div><div class="actions"><input type="submit" name="commit" value="Log in" data-disable-with="Log in" /></div></form><a href="/users/sign_up">Sign up</a> <a href="/users/password/new">Forgot your password?</a>`,
      },
    ],
  },
  'Django admin': {
    nobody: 'redirect',
    home: '/admin/',
    cookie: 'sessionid; Path=/; HttpOnly; SameSite=Lax',
    homeMarkup:
      '<!doctype html><title>Site administration</title><form id="logout-form" method="post" action="/admin/logout/"><button type="submit">Log out</button></form>',
    steps: [
      {
        path: '/admin/login/?next=/admin/',
        action: '/admin/login/?next=/admin/',
        csrf: 'csrfmiddlewaretoken',
        user: 'username',
        password: 'password',
        requires: { next: '/admin/' },
        markup: `<!DOCTYPE html><html lang="en-us" dir="ltr"><head><title>Log in | Django site admin</title></head><body class=" login" data-admin-utc-offset="0"><form action="{action}" method="post" id="login-form"><input type="hidden" name="csrfmiddlewaretoken" value="{csrf}"><div class="form-row"><label for="id_username" class="required">Username:</label> <input type="text" name="username" autofocus autocapitalize="none" autocomplete="username" maxlength="150" required id="id_username"></div><div class="form-row"><label for="id_password" class="required">Password:</label> <input type="password" name="password" autocomplete="current-password" required id="id_password"><input type="hidden" name="next" value="/admin/"></div><div class="submit-row"><input type="submit" value="Log in"></div></form>`,
      },
    ],
  },
  'Laravel Breeze': {
    nobody: {
      markup:
        '<!doctype html><title>Laravel</title><nav><a href="/login">Log in</a> <a href="/register">Register</a></nav><p>Documentation',
    },
    home: '/dashboard',
    cookie: 'laravel_session; expires=Fri, 01 Jan 2100 00:00:00 GMT; Max-Age=7200; path=/; httponly; samesite=lax',
    steps: [
      {
        path: '/login',
        csrf: '_token',
        user: 'email',
        password: 'password',
        refusal: '/login',
        markup: `<!DOCTYPE html><title>Laravel</title><meta name="csrf-token" content="{csrf}"><form method="POST" action="/login"><input type="hidden" name="_token" value="{csrf}" autocomplete="off"><div><label class="block" for="email">Email</label><input class="block" id="email" type="email" name="email" required="required" autofocus="autofocus" autocomplete="username"></div><div class="mt-4"><label for="password">Password</label><input id="password" type="password" name="password" required="required" autocomplete="current-password"></div><label for="remember_me"><input id="remember_me" type="checkbox" name="remember"><span>Remember me</span></label><a href="/forgot-password">Forgot your password?</a><button type="submit" class="inline-flex">Log in</button></form>`,
      },
    ],
  },
  WordPress: {
    nobody: {
      markup:
        '<!doctype html><title>My blog</title><h1>Hello world!</h1><form role="search" method="get" action="/"><input type="search" name="s"><input type="submit" value="Search"></form>',
    },
    home: '/wp-admin/',
    cookie: 'wordpress_logged_in_5c016e8f0f95f039102cbe8366c5c7f3; path=/; HttpOnly',
    homeMarkup:
      '<!doctype html><title>Dashboard</title><a class="ab-item" href="/wp-login.php?action=logout&amp;_wpnonce=1a2b3c4d5e">Log Out</a>',
    steps: [
      {
        path: '/wp-login.php',
        user: 'log',
        password: 'pwd',
        requires: { 'wp-submit': 'Log In', testcookie: '1' },
        markup: `<!DOCTYPE html><title>Log In &lsaquo; My blog &#8212; WordPress</title><form name="loginform" id="loginform" action="/wp-login.php" method="post"><p><label for="user_login">Username or Email Address</label><input type="text" name="log" id="user_login" class="input" value="" size="20" autocapitalize="off" autocomplete="username" required="required" /></p><div class="user-pass-wrap"><label for="user_pass">Password</label><input type="password" name="pwd" id="user_pass" class="input password-input" value="" autocomplete="current-password" spellcheck="false" required="required" /><button type="button" class="button wp-hide-pw" aria-label="Show password"></button></div><p class="forgetmenot"><input name="rememberme" type="checkbox" id="rememberme" value="forever"  /> <label for="rememberme">Remember Me</label></p><p class="submit"><input type="submit" name="wp-submit" id="wp-submit" class="button button-primary button-large" value="Log In" /><input type="hidden" name="redirect_to" value="/wp-admin/" /><input type="hidden" name="testcookie" value="1" /></p></form><a href="/wp-login.php?action=lostpassword">Lost your password?</a>`,
      },
    ],
  },
  'Spring Security': {
    nobody: 'redirect',
    cookie: 'JSESSIONID; Path=/; HttpOnly',
    steps: [
      {
        path: '/login',
        csrf: '_csrf',
        user: 'username',
        password: 'password',
        refusal: '/login?error',
        markup: `<!DOCTYPE html><html lang="en"><head><title>Please sign in</title></head><body><div class="content"><form class="login-form" method="post" action="/login"><h2>Please sign in</h2><p><label for="username" class="screenreader">Username</label><input type="text" id="username" name="username" placeholder="Username" required autofocus></p><p><label for="password" class="screenreader">Password</label><input type="password" id="password" name="password" placeholder="Password" required></p><input name="_csrf" type="hidden" value="{csrf}" /><button type="submit" class="primary">Sign in</button></form></div></body></html>`,
      },
    ],
  },
  'Keycloak, two steps': {
    nobody: 'redirect',
    cookie: 'KEYCLOAK_IDENTITY; Path=/; HttpOnly',
    steps: [
      {
        path: '/realms/shop/protocol/openid-connect/auth',
        action: '/realms/shop/login-actions/authenticate?session_code=k1&tab_id=t1',
        user: 'username',
        markup: `<!DOCTYPE html><title>Sign in to shop</title><h1 id="kc-page-title">Sign in to your account</h1><form id="kc-form-login" onsubmit="login.disabled = true; return true;" action="{action}" method="post"><label for="username">Username or email</label><input tabindex="2" id="username" name="username" value="" type="text" autofocus autocomplete="username"><input type="hidden" id="id-hidden-input" name="credentialId" /><input tabindex="4" name="login" id="kc-login" type="submit" value="Sign In"/></form>`,
      },
      {
        path: '/realms/shop/login-actions/password',
        password: 'password',
        markup: `<!DOCTYPE html><title>Sign in to shop</title><form id="kc-form-login" action="{action}" method="post"><input id="password" name="password" type="password" autofocus autocomplete="current-password"><input name="login" type="submit" value="Sign In"/></form>`,
      },
    ],
  },
  'Keycloak with a one-time code': {
    nobody: 'redirect',
    cookie: 'KEYCLOAK_IDENTITY; Path=/; HttpOnly',
    login: { username: USER, password: PASSWORD, totp: TOTP_SECRET },
    steps: [
      {
        path: '/realms/shop/login-actions/authenticate',
        user: 'username',
        password: 'password',
        markup: `<!DOCTYPE html><title>Sign in to shop</title><form id="kc-form-login" action="{action}" method="post"><input id="username" name="username" type="text"><input id="password" name="password" type="password"><input name="login" type="submit" value="Sign In"/></form>`,
      },
      {
        path: '/realms/shop/login-actions/otp',
        code: 'otp',
        markup: `<!DOCTYPE html><title>Sign in to shop</title><form id="kc-otp-login-form" action="{action}" method="post"><label for="otp">One-time code</label><input id="otp" name="otp" autocomplete="one-time-code" type="text" autofocus dir="ltr"><input name="login" id="kc-login" type="submit" value="Sign In" /></form>`,
      },
    ],
  },
  'django-two-factor-auth': {
    nobody: 'redirect',
    login: { username: USER, password: PASSWORD, totp: 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq' },
    steps: [
      {
        path: '/account/login/',
        csrf: 'csrfmiddlewaretoken',
        user: 'auth-username',
        password: 'auth-password',
        requires: { 'login_view-current_step': 'auth' },
        markup: `<!doctype html><h1>Login</h1><form action="" method="post"><input type="hidden" name="csrfmiddlewaretoken" value="{csrf}"><input type="hidden" name="login_view-current_step" value="auth"><label>Username:</label><input type="text" name="auth-username"><label>Password:</label><input type="password" name="auth-password"><a href="/" class="float-right btn btn-link">Cancel</a><button type="submit" class="btn btn-primary">Next</button></form>`,
      },
      {
        path: '/account/login/token/',
        csrf: 'csrfmiddlewaretoken',
        code: 'token-otp_token',
        markup: `<!doctype html><h1>Login</h1><p>Please enter the token generated by your token generator.</p><form action="" method="post"><input type="hidden" name="csrfmiddlewaretoken" value="{csrf}"><input type="number" name="token-otp_token" min="0" max="999999" autofocus="autofocus" inputmode="numeric" autocomplete="one-time-code" id="id_token-otp_token" required><button name="wizard_goto_step" type="submit" value="auth">Back</button><button type="submit" class="btn btn-primary">Next</button></form>`,
      },
    ],
  },
  phpBB: {
    nobody: {
      markup:
        '<!doctype html><title>Forum - Index page</title><a href="./ucp.php?mode=register">Register</a> <a href="./ucp.php?mode=login&amp;redirect=index.php" title="Login" accesskey="x"><span>Login</span></a><a href="./viewforum.php?f=2">Your first forum</a>',
    },
    cookie: 'phpbb3_abc_sid; path=/; HttpOnly',
    homeMarkup:
      '<!doctype html><title>Forum - Index page</title><a href="./ucp.php?mode=logout&amp;sid=abc" title="Logout [ ann ]" accesskey="x"><span>Logout</span></a><a href="./viewforum.php?f=2">Your first forum</a>',
    steps: [
      {
        path: '/ucp.php',
        action: '/ucp.php?mode=login',
        csrf: 'form_token',
        user: 'username',
        password: 'password',
        requires: { login: 'Login', redirect: 'index.php', creation_time: '1700000000' },
        markup: `<!DOCTYPE html><title>Forum - User Control Panel - Login</title><form action="./ucp.php?mode=login" method="post" id="login" data-focus="username"><h2 class="login-title">Login</h2><fieldset class="fields1"><dl><dt><label for="username">Username:</label></dt><dd><input type="text" tabindex="1" name="username" id="username" size="25" value="" class="inputbox autowidth" autocomplete="username" /></dd></dl><dl><dt><label for="password">Password:</label></dt><dd><input type="password" tabindex="2" id="password" name="password" size="25" class="inputbox autowidth" autocomplete="current-password" /></dd></dl><dd><label for="autologin"><input type="checkbox" name="autologin" id="autologin" tabindex="4" /> Remember me</label></dd><input type="hidden" name="redirect" value="index.php" /><input type="hidden" name="creation_time" value="1700000000" /><input type="hidden" name="form_token" value="{csrf}" /><input type="submit" name="login" tabindex="6" value="Login" class="button1" /></fieldset></form>`,
      },
    ],
  },
  'Rails authentication generator': {
    nobody: 'redirect',
    cookie: 'session_id; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT; HttpOnly; SameSite=Lax',
    steps: [
      {
        path: '/session/new',
        action: '/session',
        csrf: 'authenticity_token',
        user: 'email_address',
        password: 'password',
        refusal: '/session/new',
        markup: `<!DOCTYPE html><title>Shop</title><form action="/session" accept-charset="UTF-8" method="post"><input type="hidden" name="authenticity_token" value="{csrf}" autocomplete="off" /><input required="required" autofocus="autofocus" autocomplete="username" placeholder="Enter your email address" type="email" name="email_address" id="email_address" /><br><input required="required" autocomplete="current-password" placeholder="Enter your password" maxlength="72" size="72" type="password" name="password" id="password" /><br><input type="submit" name="commit" value="Sign in" data-disable-with="Sign in" /></form><a href="/passwords/new">Forgot password?</a>`,
      },
    ],
  },
  'Flask-Login': {
    nobody: 'redirect',
    cookie: 'session; HttpOnly; Path=/',
    steps: [
      {
        path: '/login?next=%2F',
        action: '/login',
        csrf: 'csrf_token',
        user: 'username',
        password: 'password',
        markup: `<!doctype html><title>Sign In - Microblog</title><h1>Sign In</h1><form action="" method="post" novalidate><input id="csrf_token" name="csrf_token" type="hidden" value="{csrf}"><p><label for="username">Username</label><br><input id="username" name="username" required size="32" type="text" value=""></p><p><label for="password">Password</label><br><input id="password" name="password" required size="32" type="password" value=""></p><p><input id="remember_me" name="remember_me" type="checkbox" value="y"> <label for="remember_me">Remember Me</label></p><p><input id="submit" name="submit" type="submit" value="Sign In"></p></form>`,
      },
    ],
  },
  'Passport on Express': {
    nobody: {
      markup:
        '<!doctype html><title>Todos</title><section class="prompt"><h3>todos</h3><a class="button" href="/login">Sign in</a>',
    },
    cookie: 'connect.sid; Path=/; HttpOnly',
    steps: [
      {
        path: '/login',
        action: '/login/password',
        user: 'username',
        password: 'password',
        refusal: '/login',
        markup: `<!DOCTYPE html><h1>todos</h1><h3>Sign in</h3><form action="/login/password" method="post"><section><label for="username">Username</label><input id="username" name="username" type="text" autocomplete="username" required autofocus></section><section><label for="current-password">Password</label><input id="current-password" name="password" type="password" autocomplete="current-password" required></section><button type="submit">Sign in</button></form><p class="help">Don't have an account? <a href="/signup">Sign up</a></p>`,
      },
    ],
  },
  Phoenix: {
    nobody: {
      markup:
        '<!doctype html><title>Phoenix</title><ul><li><a href="/users/register">Register</a></li><li><a href="/users/log_in">Log in</a></li></ul>',
    },
    home: '/users/settings',
    cookie: '_shop_web_key; path=/; HttpOnly; SameSite=Lax',
    steps: [
      {
        path: '/users/log_in',
        csrf: '_csrf_token',
        user: 'user[email]',
        password: 'user[password]',
        markup: `<!DOCTYPE html><h1>Log in to account</h1><form action="/users/log_in" method="post" id="login_form"><input name="_csrf_token" type="hidden" hidden="" value="{csrf}"><div><label for="user_email">Email</label><input type="email" name="user[email]" id="user_email" required></div><div><label for="user_password">Password</label><input type="password" name="user[password]" id="user_password" required></div><div><label><input type="hidden" name="user[remember_me]" value="false"><input type="checkbox" id="user_remember_me" name="user[remember_me]" value="true"> Keep me logged in</label></div><button class="phx-submit-loading:opacity-75" >Log in <span aria-hidden="true">→</span></button></form>`,
      },
    ],
  },
  'ASP.NET Core Identity': {
    nobody: {
      markup:
        '<!doctype html><title>Home page - Shop</title><a class="nav-link" href="/Identity/Account/Register">Register</a><a class="nav-link text-dark" href="/Identity/Account/Login">Login</a>',
    },
    cookie: '.AspNetCore.Identity.Application; path=/; samesite=lax; httponly',
    homeMarkup:
      '<!doctype html><title>Home page - Shop</title><form id="logoutForm" class="form-inline" action="/Identity/Account/Logout?returnUrl=%2F" method="post"><button id="logout" type="submit">Logout</button></form>',
    steps: [
      {
        path: '/Identity/Account/Login',
        csrf: '__RequestVerificationToken',
        user: 'Input.Email',
        password: 'Input.Password',
        markup: `<!DOCTYPE html><title>Log in - Shop</title><h1>Log in</h1><section><form id="account" method="post"><h2>Use a local account to log in.</h2><div class="form-floating mb-3"><input class="form-control" autocomplete="username" aria-required="true" placeholder="name@example.com" type="email" data-val="true" id="Input_Email" name="Input.Email" value="" /><label class="form-label" for="Input_Email">Email</label></div><input class="form-control" autocomplete="current-password" aria-required="true" placeholder="password" type="password" id="Input_Password" name="Input.Password" /><input class="form-check-input" type="checkbox" data-val="true" id="Input_RememberMe" name="Input.RememberMe" value="true" /><button id="login-submit" type="submit" class="w-100 btn btn-lg btn-primary">Log in</button><input name="__RequestVerificationToken" type="hidden" value="{csrf}" /><input name="Input.RememberMe" type="hidden" value="false" /></form></section>`,
      },
    ],
  },
  'NextAuth with credentials': {
    nobody: {
      markup: '<!doctype html><title>Next</title><div id="__next"><a href="/api/auth/signin">Sign in</a></div>',
    },
    cookie: 'next-auth.session-token; Path=/; HttpOnly; SameSite=Lax',
    steps: [
      {
        path: '/api/auth/signin',
        action: '/api/auth/callback/credentials',
        csrf: 'csrfToken',
        user: 'username',
        password: 'password',
        markup: `<!DOCTYPE html><title>Sign In</title><div class="page"><div class="signin"><div class="provider"><form action="/api/auth/signin/github" method="POST"><input type="hidden" name="csrfToken" value="{csrf}"/><input type="hidden" name="callbackUrl" value="/"/><button type="submit" class="button">Sign in with GitHub</button></form><hr/></div><div class="provider"><form action="/api/auth/callback/credentials" method="POST"><input type="hidden" name="csrfToken" value="{csrf}"/><div><label class="section-header" for="input-username-for-credentials-provider">Username</label><input name="username" id="input-username-for-credentials-provider" type="text" placeholder="jsmith"/></div><div><label class="section-header" for="input-password-for-credentials-provider">Password</label><input name="password" id="input-password-for-credentials-provider" type="password" placeholder=""/></div><button type="submit">Sign in with Credentials</button></form></div></div></div>`,
      },
    ],
  },
  Symfony: {
    nobody: 'redirect',
    cookie: 'PHPSESSID; path=/; httponly; samesite=lax',
    steps: [
      {
        path: '/login',
        csrf: '_csrf_token',
        user: '_username',
        password: '_password',
        refusal: '/login',
        markup: `<!DOCTYPE html><title>Log in!</title><form method="post"><h1 class="h3 mb-3 font-weight-normal">Please sign in</h1><label for="username">Email</label><input type="email" value="" name="_username" id="username" class="form-control" autocomplete="email" required autofocus><label for="password">Password</label><input type="password" name="_password" id="password" class="form-control" autocomplete="current-password" required><input type="hidden" name="_csrf_token" data-controller="csrf-protection" value="{csrf}"><button class="btn btn-lg btn-primary" type="submit">Sign in</button></form>`,
      },
    ],
  },
  Drupal: {
    nobody: {
      markup:
        '<!doctype html><title>Welcome! | Drupal</title><nav><a href="/user/login" data-drupal-link-system-path="user/login">Log in</a></nav>',
    },
    home: '/user/1',
    cookie: 'SESS49960de5880e8c687434170f6476605b; path=/; HttpOnly; SameSite=Lax',
    steps: [
      {
        path: '/user/login',
        csrf: 'form_build_id',
        user: 'name',
        password: 'pass',
        requires: { form_id: 'user_login_form', op: 'Log in' },
        markup: `<!DOCTYPE html><title>Log in | Drupal</title><form class="search-block-form" action="/search/node" method="get"><input type="search" name="keys"><input type="submit" value="Search"></form><form class="user-login-form" action="/user/login" method="post" id="user-login-form"><div class="form-item"><label for="edit-name" class="form-required">Username</label><input autocorrect="none" autocapitalize="none" spellcheck="false" autofocus="autofocus" autocomplete="username" type="text" id="edit-name" name="name" value="" size="60" maxlength="60" required="required"></div><label for="edit-pass">Password</label><input autocomplete="current-password" type="password" id="edit-pass" name="pass" size="60" maxlength="128" required="required"><input autocomplete="off" type="hidden" name="form_build_id" value="{csrf}" /><input type="hidden" name="form_id" value="user_login_form" /><input type="submit" id="edit-submit" name="op" value="Log in" class="button" /></form>`,
      },
    ],
  },
  'Joomla, in a side column': {
    nobody: 'redirect',
    cookie: '5b4e0a2d1f8d0b6a6c0f9d1c2b3a4e5f; path=/; HttpOnly',
    steps: [
      {
        path: '/index.php',
        user: 'username',
        password: 'password',
        requires: { option: 'com_users', task: 'user.login', b3f1c2d4e5a697887766554433221100: '1' },
        markup: `<!DOCTYPE html><title>Home</title><form class="mod-finder" action="/search" method="get"><input type="text" name="q" placeholder="Search &hellip;"></form><form action="/newsletter" method="post"><input type="email" name="email" placeholder="Your email"><button>Subscribe</button></form><form id="login-form-16" class="mod-login" action="/index.php" method="post"><label for="modlgn-username-16">Username</label><input id="modlgn-username-16" type="text" name="username" autocomplete="username" placeholder="Username"><label for="modlgn-passwd-16">Password</label><input id="modlgn-passwd-16" type="password" name="password" autocomplete="current-password" placeholder="Password"><button type="submit" name="Submit" class="btn btn-primary w-100">Log in</button><a href="/component/users/reset">Forgot your password?</a><input type="hidden" name="option" value="com_users"><input type="hidden" name="task" value="user.login"><input type="hidden" name="return" value="aHR0cDo="><input type="hidden" name="b3f1c2d4e5a697887766554433221100" value="1"></form>`,
      },
    ],
  },
  Gitea: {
    nobody: {
      markup:
        '<!doctype html><title>Gitea: Git with a cup of tea</title><a class="item" rel="nofollow" href="/user/login?redirect_to=%2f"><svg></svg> Sign In</a>',
    },
    cookie: 'i_like_gitea; Path=/; HttpOnly; SameSite=Lax',
    homeMarkup:
      '<!doctype html><title>ann - Dashboard - Gitea</title><a class="item link-action" href data-url="/user/logout">Sign Out</a>',
    steps: [
      {
        path: '/user/login',
        csrf: '_csrf',
        user: 'user_name',
        password: 'password',
        markup: `<!DOCTYPE html><title>Sign In - Gitea</title><h4 class="ui top attached header center">Sign In</h4><form class="ui form" action="/user/login" method="post"><input type="hidden" name="_csrf" value="{csrf}"><div class="required field"><label for="user_name">Username or Email Address</label><input id="user_name" type="text" name="user_name" value="" autofocus required tabindex="1"></div><div class="required field"><div class="tw-flex"><label for="password">Password</label><a href="/user/forgot_password">Forgot password?</a></div><input id="password" name="password" type="password" value="" autocomplete="current-password" required tabindex="2"></div><button class="ui primary button tw-w-full" tabindex="4">Sign In</button></form><form action="/user/oauth2" method="post"><a class="openid" href="/user/login/openid">OpenID</a></form>`,
      },
    ],
  },
  'sign-in and registration on one page': {
    nobody: 'redirect',
    steps: [
      {
        path: '/my-account/',
        user: 'username',
        password: 'password',
        csrf: 'woocommerce-login-nonce',
        requires: { login: 'Log in' },
        markup: `<!DOCTYPE html><title>My account</title><form method="post" class="woocommerce-form-register register"><input type="email" name="email" autocomplete="email"><input type="password" name="password" autocomplete="new-password"><button type="submit" name="register" value="Register">Register</button></form><form class="woocommerce-form woocommerce-form-login login" method="post"><label for="username">Username or email address</label><input type="text" name="username" id="username" autocomplete="username"><label for="password">Password</label><input type="password" name="password" id="password" autocomplete="current-password"><input type="hidden" name="woocommerce-login-nonce" value="{csrf}"><button type="submit" name="login" value="Log in">Log in</button></form>`,
      },
    ],
  },
  'HTTP Basic': { nobody: 'refused', basic: 'Staging' },
  'JSON and a token, fields in the page': {
    nobody: {
      markup:
        '<!doctype html><title>App</title><h1>Log in</h1><form id="f"><input name="email" type="email"><input name="password" type="password"><button>Log in</button></form><script src="/app.js"></script>',
    },
    home: '/api/me',
    homeMarkup: '{"name":"Ann"}',
    json: {
      path: '/api/session',
      user: 'email',
      gives: 'token',
      success: '{"data":{"accessToken":"{token}","refreshToken":"rrrrrrrrrrrrrrrr"}}',
    },
    pages: {
      '/app.js':
        'f.onsubmit=async(e)=>{e.preventDefault();const r=await fetch("/api/session",{method:"POST",body:JSON.stringify({email:f.email.value,password:f.password.value})});const me=await fetch("/api/me")}',
    },
  },
  'JSON and a cookie, fields outside a form': {
    nobody: {
      markup:
        '<!doctype html><title>App</title><h2>Sign in</h2><label>User name <input id="u" autocomplete="username"></label><label>Password <input id="p" type="password"></label><div role="button" id="b">Login</div><script>b.onclick=()=>fetch("/auth/login",{method:"POST",body:JSON.stringify({username:u.value,password:p.value})}).then(()=>location="/home")</script>',
    },
    home: '/dashboard',
    json: { path: '/auth/login', user: 'username', gives: 'cookie' },
  },
  'a page rendered by scripts, with its interface in the bundle': {
    nobody: {
      markup: '<!doctype html><title>Shop</title><app-root></app-root><script src="/main.js" type="module"></script>',
    },
    home: '/rest/user/whoami',
    homeMarkup: '{"user":{"email":"ann@site.example"}}',
    json: {
      path: '/rest/user/login',
      user: 'email',
      gives: 'token',
      success: '{"authentication":{"token":"{token}","bid":1,"umail":"ann@site.example"}}',
    },
    pages: {
      '/main.js':
        'class U{login(e){return this.http.post("/rest/user/login",{email:e.email,password:e.password})}whoAmI(){return this.http.get("/rest/user/whoami")}}',
    },
  },
  'an interface that the login names': {
    nobody: 'refused',
    home: '/api/me',
    homeMarkup: '{"name":"Ann"}',
    json: {
      path: '/users/v1/login',
      user: 'username',
      gives: 'token',
      success: '{"auth_token":"{token}","status":"success"}',
    },
    login: { username: USER, password: PASSWORD, url: '/users/v1/login' },
  },
  'the password grant of OAuth': {
    nobody: 'refused',
    home: '/profile',
    homeMarkup: '{"username":"ann"}',
    json: {
      path: '/token',
      user: 'username',
      grant: true,
      gives: 'token',
      success: '{"access_token":"{token}","token_type":"bearer"}',
    },
    login: { username: USER, password: PASSWORD, url: '/token' },
  },
  'OAuth client credentials': {
    nobody: 'refused',
    home: '/api/me',
    token: '/oauth/token',
    login: { client_id: USER, client_secret: PASSWORD, token_url: '/oauth/token', scope: 'read' },
  },
};
