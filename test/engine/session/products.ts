import { PASSWORD, USER } from './login-site.ts';
import {
  go,
  html,
  isRight,
  json,
  jwt,
  missing,
  type Product,
  type ProductCase,
  random,
  script,
} from './product-site.ts';

const SHELL = '<title>App</title><div id="app"></div><script src="/app.js"></script>';
const POST_JSON = `const post = (path, value, headers = {}) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) });
const app = document.getElementById('app');
`;

/** Jenkins: `jenkins.security.HudsonFilter` and the page `jenkins/model/Jenkins/login.jelly`. */
const jenkins: Product = (state) => (hit) => {
  if (hit.at === 'POST /j_spring_security_check')
    return isRight(hit.form.get('j_username'), hit.form.get('j_password'))
      ? go(hit.form.get('from') || '/', `JSESSIONID.a1=${state.signIn()}; Path=/; HttpOnly`)
      : go('/loginError');
  if (hit.at === 'GET /login')
    return html(
      '<title>Sign in - Jenkins</title><form method="post" name="login" action="j_spring_security_check"><h1>Sign in to Jenkins</h1><div class="jenkins-form-item"><label for="j_username">Username</label><input autocorrect="off" autocomplete="off" name="j_username" id="j_username" autofocus type="text" autocapitalize="off"></div><div><label for="j_password">Password</label><input name="j_password" id="j_password" type="password"></div><input name="from" type="hidden" value="/"><button type="submit" name="Submit" class="jenkins-button jenkins-button--primary">Sign in</button><label><input type="checkbox" id="remember_me" name="remember_me">Keep me signed in</label></form>',
    );
  if (!state.isIn(hit, 'JSESSIONID.a1'))
    return html(
      "<html><head><meta http-equiv='refresh' content='1;url=/login?from=%2F'/><script>window.location.replace('/login?from=%2F');</script></head><body>Authentication required</body></html>",
      403,
    );
  return hit.path === '/' ? html('<title>Dashboard - Jenkins</title><a href="/logout">log out</a>') : missing;
};

/** phpMyAdmin 5: `templates/login/form.twig`; a form that chooses the language comes first. */
const phpMyAdmin: Product = (state) => {
  const token = random();
  return (hit) => {
    const page =
      '<title>phpMyAdmin</title><a href="./url.php?url=https%3A%2F%2Fwww.phpmyadmin.net%2F" class="logo">phpMyAdmin</a><h1>Welcome to <bdo dir="ltr" lang="en">phpMyAdmin</bdo></h1><form method="get" action="index.php?route=/&amp;lang=en" class="disableAjax"><select name="lang" class="form-select autosubmit" id="languageSelect"><option value="de">Deutsch</option><option value="en" selected>English</option></select></form>' +
      `<form method="post" id="login_form" action="index.php?route=/" name="login_form" class="disableAjax hide js-show"><input type="hidden" name="set_session" value="${token}"><input type="hidden" name="token" value="${token}"><label for="input_username">Username:</label><input type="text" name="pma_username" id="input_username" value="" class="form-control" autocomplete="username"><label for="input_password">Password:</label><input type="password" name="pma_password" id="input_password" value="" autocomplete="current-password"><label for="select_server">Server Choice:</label><select name="server" id="select_server"><option value="1" selected>db</option><option value="2">replica</option></select><input class="btn btn-primary" value="Log in" type="submit" id="input_go"></form>`;
    if (hit.at === 'POST /index.php') {
      const { form } = hit;
      const isIn = isRight(form.get('pma_username'), form.get('pma_password')) && form.get('server') === '1';
      if (!isIn || form.get('token') !== token || form.get('set_session') !== token) return html(page);
      return go('/index.php?route=/', `pmaAuth-1=${state.signIn()}; Path=/; HttpOnly`);
    }
    if (hit.path !== '/' && hit.path !== '/index.php') return missing;
    if (!state.isIn(hit, 'pmaAuth-1')) return html(page);
    return html('<title>db | phpMyAdmin</title><a href="index.php?route=/logout" title="Log out">x</a>');
  };
};

/** Odoo 17: `web.login` in `addons/web/views/webclient_templates.xml`, with a database that the visitor may change. */
const odoo: Product = (state) => {
  const token = random();
  return (hit) => {
    if (hit.at === 'POST /web/login')
      return isRight(hit.form.get('login'), hit.form.get('password')) &&
        hit.form.get('db') === 'prod' &&
        hit.form.get('csrf_token') === token
        ? go('/odoo', `session_id=${state.signIn()}; Path=/; HttpOnly`)
        : html('<title>Odoo</title><p class="alert alert-danger" role="alert">Wrong login/password</p>');
    if (hit.path === '/web/login')
      return html(
        `<title>Odoo</title><form class="oe_login_form" role="form" method="post" onsubmit="this.action = '/web/login' + location.hash" action="/web/login"><input type="hidden" name="csrf_token" value="${token}"/><div class="field-db mb-3"><label for="db" class="col-form-label">Database</label><div class="input-group"><input type="text" name="db" id="db" class="form-control" required="required" readonly="readonly" value="prod"/><a role="button" href="/web/database/selector" class="btn">Select</a></div></div><div class="mb-3 field-login"><label for="login" class="form-label">Email</label><input type="text" placeholder="Email" name="login" id="login" required="required" autocapitalize="off" autocomplete="username"/></div><div><label for="password" class="form-label">Password</label><input type="password" placeholder="Password" name="password" id="password" required="required" autocomplete="current-password" maxlength="4096"/></div><button type="submit" class="btn btn-primary">Log in</button><input type="hidden" name="redirect"/></form>`,
      );
    if (hit.path === '/') return go('/odoo');
    if (hit.path !== '/odoo') return missing;
    return state.isIn(hit, 'session_id')
      ? html('<title>Odoo</title><a href="/web/session/logout">Log out</a>')
      : go('/web/login?redirect=%2Fodoo%3F');
  };
};

/** Joomla 5, the administrator: `administrator/modules/mod_login/tmpl/default.php`. */
const joomlaAdministrator: Product = (state) => {
  const token = random();
  return (hit) => {
    const isIn = state.isIn(hit, 'a7f1');
    if (!hit.path.startsWith('/administrator')) return html('<title>Home</title><h1>Site</h1>');
    if (hit.at === 'POST /administrator/index.php') {
      const { form } = hit;
      const isForm = form.get('option') === 'com_login' && form.get('task') === 'login' && form.get(token) === '1';
      return isForm && isRight(form.get('username'), form.get('passwd'))
        ? go('/administrator/index.php', `a7f1=${state.signIn()}; Path=/; HttpOnly`)
        : go('/administrator/index.php');
    }
    if (isIn)
      return html(
        '<title>Home Dashboard</title><a href="/administrator/index.php?option=com_login&amp;task=logout">Log out</a>',
      );
    return html(
      `<title>Site - Administration</title><main class="login"><h1>Joomla Administrator Login</h1><form class="login-initial" action="/administrator/index.php" method="post" id="form-login" style="visibility:hidden"><fieldset><label for="mod-login-username">Username</label><input name="username" id="mod-login-username" type="text" class="form-control" required autofocus autocomplete="username"><label for="mod-login-password">Password</label><input name="passwd" id="mod-login-password" type="password" required autocomplete="current-password"><button type="button" class="btn input-password-toggle"><span class="visually-hidden">Show Password</span></button><label for="lang">Language</label><select id="lang" name="lang"><option value="" selected>Default</option><option value="en-GB">English</option></select><button class="btn btn-primary" id="btn-login-submit">Log in</button><input type="hidden" name="option" value="com_login"><input type="hidden" name="task" value="login"><input type="hidden" name="return" value="aW5kZXgucGhw"><input type="hidden" name="${token}" value="1"></fieldset></form></main>`,
    );
  };
};

/** Zabbix 7: `ui/include/views/general.login.php`; signs in only with the value of its button. */
const zabbix: Product = (state) => (hit) => {
  if (hit.path !== '/' && !/^\/(?:index|zabbix)\.php$/.test(hit.path)) return missing;
  const { form } = hit;
  if (
    hit.at === 'POST /index.php' &&
    form.get('enter') === 'Sign in' &&
    isRight(form.get('name'), form.get('password'))
  )
    return go('/zabbix.php?action=dashboard.view', `zbx_session=${state.signIn()}; HttpOnly`);
  if (state.isIn(hit, 'zbx_session'))
    return html('<title>Dashboard</title><a href="#" class="icon-signout" onclick="ZABBIX.logout(1)">Sign out</a>');
  if (hit.path === '/zabbix.php')
    return html('<title>Warning [refreshed every 30 sec.]</title><h1>You are not logged in</h1><button>Login</button>');
  return html(
    '<title>Zabbix</title><main><div class="server-name">prod</div><div class="signin-container"><form method="post" action="index.php" accept-charset="utf-8" aria-label="Sign in"><ul><li><label for="name">Username</label><input type="text" id="name" name="name" value="" maxlength="255" autofocus="autofocus"></li><li><label for="password">Password</label><input type="password" id="password" name="password" value="" maxlength="255" autocomplete="off"></li><li><input type="checkbox" id="autologin" name="autologin" value="1" checked="checked"><label for="autologin">Remember me for 30 days</label></li><li><button type="submit" id="enter" name="enter" value="Sign in">Sign in</button></li><li class="sign-in-txt">or <a href="index.php?enter=guest">sign in as guest</a></li></ul></form></div></main>',
  );
};

/** Roundcube 1.6: `program/include/rcmail_output_html.php`, `login_form()`. */
const roundcube: Product = (state) => {
  const token = random();
  return (hit) => {
    if (hit.path !== '/') return missing;
    const { form } = hit;
    if (hit.at === 'POST /')
      return form.get('_token') === token &&
        form.get('_task') === 'login' &&
        isRight(form.get('_user'), form.get('_pass'))
        ? go(`./?_task=mail&_token=${random()}`, `roundcube_sessauth=${state.signIn()}; path=/; HttpOnly`)
        : html('<title>Webmail</title><div id="messagestack">Login failed.</div>', 401);
    if (state.isIn(hit, 'roundcube_sessauth'))
      return html(
        `<title>Webmail :: Inbox</title><a class="logout" href="./?_task=logout&amp;_token=${token}">Logout</a>`,
      );
    return html(
      `<title>Roundcube Webmail :: Welcome to Roundcube Webmail</title><form id="login-form" name="login-form" method="post" class="propform" action="./?_task=login"><input type="hidden" name="_token" value="${token}"><input type="hidden" name="_task" value="login"><input type="hidden" name="_action" value="login"><input type="hidden" name="_timezone" id="rcmlogintz" value="_default_"><input type="hidden" name="_url" id="rcmloginurl" value=""><table><tbody><tr><td class="title"><label for="rcmloginuser">Username</label></td><td class="input"><input name="_user" id="rcmloginuser" required size="40" autocapitalize="none" autocomplete="off" value="" type="text"></td></tr><tr><td><label for="rcmloginpwd">Password</label></td><td><input name="_pass" id="rcmloginpwd" required size="40" autocomplete="off" type="password"></td></tr></tbody></table><p class="formbuttons"><button type="submit" id="rcmloginsubmit" class="button mainaction submit">Login</button></p></form>`,
    );
  };
};

/** Moodle 4: `lib/templates/loginform.mustache`, with the button of the guest after the form. */
const moodle: Product = (state) => {
  const token = random();
  return (hit) => {
    const isIn = state.isIn(hit, 'MoodleSession');
    const { form } = hit;
    if (hit.at === 'POST /login/index.php')
      return form.get('logintoken') === token && isRight(form.get('username'), form.get('password'))
        ? go('/login/index.php?testsession=2', `MoodleSession=${state.signIn()}; path=/`)
        : go('/login/index.php');
    if (hit.path === '/login/index.php')
      return isIn
        ? go('/my/')
        : html(
            `<title>Log in to the site</title><h1 class="login-heading">Log in to Campus</h1><form class="login-form" action="/login/index.php" method="post" id="login"><input type="hidden" name="logintoken" value="${token}"><div class="login-form-username"><label for="username" class="visually-hidden">Username</label><input type="text" name="username" id="username" placeholder="Username" autocomplete="username"></div><div><label for="password" class="visually-hidden">Password</label><input type="password" name="password" id="password" value="" placeholder="Password" autocomplete="current-password"></div><button class="btn btn-primary btn-lg" type="submit" id="loginbtn">Log in</button><a href="/login/forgot_password.php">Lost password?</a></form><h2>Some courses may allow guest access</h2><form action="/login/index.php" method="post" id="guestlogin"><input type="hidden" name="logintoken" value="${token}"><input type="hidden" name="username" value="guest" /><input type="hidden" name="password" value="guest" /><button class="btn btn-secondary" type="submit" id="loginguestbtn">Access as a guest</button></form>`,
          );
    if (hit.path === '/my/')
      return isIn
        ? html('<title>Dashboard</title><a href="/login/logout.php?sesskey=ab12">Log out</a>')
        : go('/login/index.php');
    if (hit.path !== '/') return missing;
    return html(
      `<title>Home | Campus</title><h1>Courses</h1>${isIn ? '<a href="/login/logout.php?sesskey=ab12">Log out</a>' : '<a href="/login/index.php">Log in</a>'}`,
    );
  };
};

/** MediaWiki 1.41: `LoginSignupSpecialPage`; the wiki is readable by everyone. */
const mediaWiki: Product = (state) => {
  const token = `${random()}+\\`;
  return (hit) => {
    if (hit.path === '/') return go('/index.php?title=Main_Page');
    if (hit.path !== '/index.php') return missing;
    const isIn = state.isIn(hit, 'wiki_session');
    const { form } = hit;
    if (hit.at === 'POST /index.php' && form.get('authAction') === 'login')
      return form.get('wpLoginToken') === token && isRight(form.get('wpName'), form.get('wpPassword'))
        ? go('/index.php?title=Main_Page', `wiki_session=${state.signIn()}; path=/; HttpOnly`)
        : html(
            '<title>Log in - Wiki</title><div class="mw-message-box-error">Incorrect username or password entered.</div>',
          );
    const tools = isIn
      ? '<a href="/index.php?title=Special:UserLogout&amp;returnto=Main+Page">Log out</a> <a href="/index.php?title=Special:Preferences">Preferences</a>'
      : '<a href="/index.php?title=Special:CreateAccount&amp;returnto=Main+Page">Create account</a> <a href="/index.php?title=Special:UserLogin&amp;returnto=Main+Page" title="You are encouraged to log in [o]" accesskey="o">Log in</a>';
    if (hit.query.get('title') === 'Special:UserLogin')
      return html(
        `<title>Log in - Wiki</title><h1>Log in</h1><form action="/index.php" id="searchform"><input type="search" name="search" placeholder="Search Wiki"><input type="hidden" name="title" value="Special:Search"><button>Search</button></form><form class="mw-htmlform mw-ui-vform" action="/index.php?title=Special:UserLogin&amp;returnto=Main+Page" method="post" name="userlogin"><div><label for="wpName1">Username</label><input id="wpName1" name="wpName" size="20" class="loginText" placeholder="Enter your username" tabindex="1" required="" autocomplete="username"></div><div><label for="wpPassword1">Password</label><input id="wpPassword1" name="wpPassword" size="20" class="loginPassword" placeholder="Enter your password" tabindex="2" required="" autocomplete="current-password" type="password"></div><input name="wpRemember" type="checkbox" value="1" id="wpRemember"><button id="wpLoginAttempt" type="submit" name="wploginattempt" value="Log in">Log in</button><input id="wpEditToken" type="hidden" value="+\\" name="wpEditToken"><input name="authAction" type="hidden" value="login"><input name="force" type="hidden"><input name="wpLoginToken" type="hidden" value="${token}"></form>${tools}`,
      );
    return html(`<title>Main Page</title><h1>Main Page</h1><p>Welcome to the wiki.</p>${tools}`);
  };
};

/** ServiceNow, the classic interface: the page is a frame around `login.do`. */
const serviceNow: Product = (state) => {
  const token = random();
  return (hit) => {
    const isIn = state.isIn(hit, 'glide_session');
    const { form } = hit;
    if (hit.at === 'POST /login.do')
      return form.get('sysparm_ck') === token &&
        form.get('sys_action') === 'sysverb_login' &&
        isRight(form.get('user_name'), form.get('user_password'))
        ? go('/navpage.do', `glide_session=${state.signIn()}; Path=/; HttpOnly`)
        : go('/login.do?failed=true');
    if (hit.path === '/login.do')
      return html(
        `<title>ServiceNow</title><form action="login.do" id="login" name="login" method="post"><input name="sysparm_ck" id="sysparm_ck" type="hidden" value="${token}"><input type="hidden" name="sys_action" value="sysverb_login"><label for="user_name">User name</label><input id="user_name" name="user_name" aria-required="true" class="form-control" value=""><label for="user_password">Password</label><input id="user_password" name="user_password" class="form-control" type="password" autocomplete="off"><button type="submit" id="sysverb_login" class="pull-right btn btn-primary" name="not_important">Log in</button></form>`,
      );
    if (hit.path === '/welcome.do' || hit.path === '/')
      return isIn
        ? go('/navpage.do')
        : html(
            '<title>ServiceNow</title><div class="navpage-layout"><iframe id="gsft_main" name="gsft_main" src="login.do" title="Main Content"></iframe></div>',
          );
    if (hit.path !== '/navpage.do') return missing;
    return isIn ? html('<title>ServiceNow</title><a href="logout.do" target="_top">Logout</a>') : go('/welcome.do');
  };
};

/** SAP NetWeaver Portal: a frame at an address that says nothing (`runlogon`). */
const sapPortal: Product = (state) => {
  const salt = random();
  return (hit) => {
    const isIn = state.isIn(hit, 'MYSAPSSO2');
    const { form } = hit;
    if (hit.at === 'POST /irj/portal')
      return form.get('login_submit') === 'on' &&
        form.get('j_salt') === salt &&
        isRight(form.get('j_user'), form.get('j_password'))
        ? go('/irj/portal', `MYSAPSSO2=${state.signIn()}; path=/; HttpOnly`)
        : go('/irj/portal');
    if (hit.path === '/irj/servlet/prt/portal/prtroot/runlogon')
      return html(
        `<title>User</title><form name="logonForm" method="post" action="/irj/portal" target="_top"><input name="login_submit" type="hidden" value="on"><input type="hidden" name="login_do_redirect" value="1"><input type="hidden" name="j_salt" value="${salt}"><label for="logonuidfield">User&nbsp;*</label><input id="logonuidfield" name="j_user" type="text" value=""><label for="logonpassfield">Password&nbsp;*</label><input id="logonpassfield" name="j_password" type="password"><input type="submit" name="uidPasswordLogon" value="Log On"></form>`,
      );
    if (hit.path === '/') return go('/irj/portal');
    if (hit.path !== '/irj/portal') return missing;
    return isIn
      ? html('<title>Portal</title><a href="/irj/servlet/prt/portal/prtroot/logoff">Log Off</a>')
      : html(
          '<title>SAP NetWeaver Portal</title><iframe name="logon" src="/irj/servlet/prt/portal/prtroot/runlogon" title="Content"></iframe>',
        );
  };
};

/** Tomcat 10: the manager asks for HTTP Basic; the start page is public and links to it. */
const tomcatManager: Product = (state) => (hit) => {
  if (hit.path === '/')
    return html(
      '<title>Apache Tomcat/10.1</title><h1>Apache Tomcat/10.1</h1><a href="/docs/">Documentation</a> <a href="/manager/status" class="container-button"><span>Server Status</span></a> <a href="/manager/html"><span>Manager App</span></a> <a href="/host-manager/html"><span>Host Manager</span></a>',
    );
  if (!/^\/(?:host-)?manager\//.test(hit.path)) return missing;
  const given = Buffer.from((hit.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
  if (given === `${USER}:${PASSWORD}`) {
    if (state.signIns === 0) state.signIn();
    return html('<title>/manager</title><h1>Tomcat Web Application Manager</h1>');
  }
  return html('<title>401 Unauthorized</title><h1>401 Unauthorized</h1>', 401, {
    'WWW-Authenticate': 'Basic realm="Tomcat Manager Application"',
  });
};

/** RabbitMQ 3: `priv/www/js/main.js` sends HTTP Basic by GET and keeps it in a cookie. */
const rabbitMq: Product = (state) => (hit) => {
  if (hit.path === '/')
    return html('<title>RabbitMQ Management</title><div id="outer"></div><script src="/js/main.js"></script>');
  if (hit.path === '/js/main.js')
    return script(`
const outer = document.getElementById('outer');
const auth = () => { const m = /(?:^|; )auth=([^;]+)/.exec(document.cookie); return m && decodeURIComponent(m[1]); };
const get = (path) => fetch('/api' + path, { headers: { authorization: 'Basic ' + auth() } });
const start = async () => { const r = await get('/whoami'); if (r.ok) { outer.innerHTML = '<h1>Overview</h1><form action="#/logout" method="put"><input type="submit" value="Log out"></form>'; get('/overview'); } else { document.cookie = 'auth=; max-age=0'; show('<p>Login failed</p>'); } };
const show = (more) => {
  outer.innerHTML = '<div id="login">' + more + '<form action="#/login" method="put"><table class="form"><tr><th><label>Username:</label></th><td><input type="text" name="username"/><span class="mand">*</span></td></tr><tr><th><label>Password:</label></th><td><input type="password" name="password"/></td></tr><tr><th>&nbsp;</th><td><input type="submit" value="Login"/></td></tr></table></form></div>';
  const form = outer.querySelector('form');
  form.onsubmit = (event) => { event.preventDefault(); document.cookie = 'auth=' + encodeURIComponent(btoa(form.username.value + ':' + form.password.value)); start(); };
};
if (auth()) start(); else show('');`);
  if (!hit.path.startsWith('/api/')) return missing;
  const given = Buffer.from((hit.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
  if (given !== `${USER}:${PASSWORD}`) return json({ error: 'not_authorized', reason: 'Login failed' }, 401);
  if (state.signIns === 0) state.signIn();
  return json({ name: 'ann', tags: ['administrator'] });
};

/** OpenStack Horizon: `openstack_auth/forms.py`, with a region beside the name. */
const horizon: Product = (state) => {
  const token = random();
  return (hit) => {
    const { form } = hit;
    if (hit.at === 'POST /auth/login/') {
      const isForm =
        form.get('csrfmiddlewaretoken') === token &&
        form.get('region') === 'default' &&
        form.get('domain') === 'Default';
      return isForm && isRight(form.get('username'), form.get('password'))
        ? go('/project/', `sessionid=${state.signIn()}; Path=/; HttpOnly`)
        : html('<title>Login - OpenStack Dashboard</title><div class="alert alert-danger">Invalid credentials.</div>');
    }
    if (hit.path === '/auth/login/')
      return html(
        `<title>Login - OpenStack Dashboard</title><form id="" class="ng-pristine" method="POST" action="/auth/login/" autocomplete="off" ng-controller="hzLoginController"><input type="hidden" name="csrfmiddlewaretoken" value="${token}"><input type="text" id="dummy_username" style="display:none"/><label for="id_domain">Domain</label><input type="text" name="domain" value="Default" id="id_domain" class="form-control" autofocus required><label for="id_username">User Name</label><input type="text" name="username" id="id_username" required><label for="id_password">Password</label><input type="password" name="password" autocomplete="off" id="id_password" required><label for="id_region">Region</label><select name="region" id="id_region"><option value="default">RegionOne</option><option value="http://two:5000/v3">RegionTwo</option></select><button id="loginBtn" type="submit" class="btn btn-primary pull-right"><span>Sign In</span></button></form>`,
      );
    if (hit.path === '/') return go('/project/');
    if (hit.path !== '/project/') return missing;
    return state.isIn(hit, 'sessionid')
      ? html('<title>Overview</title><a href="/auth/logout/">Sign Out</a>')
      : go('/auth/login/?next=/project/');
  };
};

/** Magento 2 (`customer/form/login.phtml`): a dialog without an address comes with every page, and sellers of the marketplace have a page of their own. */
const magento: Product = (state) => {
  const key = random().slice(0, 16);
  return (hit) => {
    const isIn = state.isIn(hit, 'PHPSESSID');
    const { form } = hit;
    const popup =
      '<div id="authenticationPopup" style="display: none"><form class="form form-login" method="post" id="login-form"><input id="email" type="email" name="username" data-mage-init="{}"><input id="pass" type="password" name="password"><button type="button">Sign In</button></form></div>';
    const links = isIn
      ? '<a href="/customer/account/logout/">Sign Out</a>'
      : '<a href="/marketplace/seller/login/">Sign in as a seller</a> <a href="/customer/account/login/referer/aHR0cA/">Sign In</a> <a href="/customer/account/create/">Create an Account</a>';
    if (hit.at === 'POST /customer/account/loginPost/')
      return form.get('form_key') === key && isRight(form.get('login[username]'), form.get('login[password]'))
        ? go('/customer/account/', `PHPSESSID=${state.signIn()}; path=/; HttpOnly`)
        : go('/customer/account/login/');
    if (hit.path.startsWith('/customer/account/login/'))
      return html(
        `<title>Customer Login</title><h1>Customer Login</h1><form class="form form-login" action="/customer/account/loginPost/" method="post" id="login-form"><input name="form_key" type="hidden" value="${key}"/><label for="email">Email</label><input name="login[username]" value="" autocomplete="off" id="email" type="email" class="input-text"><label for="pass">Password</label><input name="login[password]" type="password" autocomplete="off" id="pass"><button type="submit" class="action login primary" name="send" id="send2"><span>Sign In</span></button><a href="/customer/account/forgotpassword/">Forgot Your Password?</a></form>`,
      );
    if (hit.path === '/marketplace/seller/login/')
      return html(
        '<title>Seller login</title><h1>Seller login</h1><form><label>Shop <input name="shop"></label><label>Password <input type="password" name="password"></label><button type="button">Sign in</button></form>',
      );
    if (hit.path === '/') return html(`<title>Home page</title>${popup}${links}`);
    if (hit.path !== '/customer/account/') return missing;
    return isIn ? html(`<title>My Account</title>${links}`) : go('/customer/account/login/');
  };
};

/** Bagisto (Laravel), with the links of the footer first: `/admin/login` is for the staff, and takes no customer. */
const bagisto: Product = (state) => {
  const token = random();
  const refusals = { staff: 0 };
  const page = (title: string, action: string) =>
    html(
      `<title>${title}</title><h1>${title}</h1><form method="POST" action="${action}"><input type="hidden" name="_token" value="${token}"><input type="email" name="email" placeholder="email@example.com"><input type="password" name="password" placeholder="Password"><button type="submit">Sign In</button></form>`,
    );
  return (hit) => {
    const isIn = state.isIn(hit, 'bagisto_session');
    if (hit.at === 'POST /admin/login') {
      refusals.staff += 1;
      return go('/admin/login');
    }
    if (hit.at === 'POST /customer/login')
      return hit.form.get('_token') === token && isRight(hit.form.get('email'), hit.form.get('password'))
        ? go('/customer/account/profile', `bagisto_session=${state.signIn()}; path=/; httponly`)
        : go('/customer/login');
    if (hit.path === '/admin/login') return page('Sign In', '/admin/login');
    if (hit.path === '/customer/login') return page('Sign In', '/customer/login');
    if (hit.path === '/')
      return html(
        `<title>Shop</title><a href="/admin/login">Admin Login</a> ${isIn ? '<a href="/customer/logout">Logout</a>' : '<a href="/customer/login">Sign In</a> <a href="/customer/register">Sign Up</a>'}`,
      );
    if (hit.path !== '/customer/account/profile') return missing;
    return isIn
      ? html('<title>Profile</title><form method="POST" action="/customer/logout"><button>Logout</button></form>')
      : go('/customer/login');
  };
};

/** Google's two steps: the first page holds a hidden password field for password managers. */
const googleLike: Product = (state) => {
  const flows = new Map<string, string>();
  return (hit) => {
    const { form } = hit;
    if (hit.at === 'POST /v3/signin/identifier') {
      if (form.get('identifier') !== USER) return go('/v3/signin/identifier');
      const id = random();
      flows.set(id, USER);
      return go(`/v3/signin/challenge/pwd?TL=${id}`);
    }
    if (hit.at === 'POST /v3/signin/challenge/pwd')
      return isRight(flows.get(form.get('TL') ?? ''), form.get('Passwd'))
        ? go('/myaccount', `SID=${state.signIn()}; path=/; HttpOnly`)
        : html(
            '<title>Sign in</title><h1>Welcome</h1><form method="post"><input type="password" name="Passwd"><div>Wrong password.</div></form>',
          );
    if (hit.path === '/v3/signin/identifier')
      return html(
        '<title>Sign in - Accounts</title><h1><span>Sign in</span></h1><form action="/v3/signin/identifier" method="post" novalidate><input type="email" class="whsOnd" autocomplete="username webauthn" spellcheck="false" tabindex="0" aria-label="Email or phone" name="identifier" id="identifierId" value=""><div style="display:none" aria-hidden="true"><input type="password" name="hiddenPassword" tabindex="-1" aria-hidden="true" spellcheck="false"></div><button type="button">Forgot email?</button><button type="submit"><span>Next</span></button></form><a href="/signup">Create account</a>',
      );
    if (hit.path === '/v3/signin/challenge/pwd' && flows.has(hit.query.get('TL') ?? ''))
      return html(
        `<title>Sign in - Accounts</title><h1><span>Welcome</span></h1><form action="/v3/signin/challenge/pwd" method="post"><input type="hidden" name="TL" value="${hit.query.get('TL')}"><input type="email" name="identifier" value="${USER}" style="display:none" tabindex="-1" aria-hidden="true" autocomplete="username"><input type="password" autocomplete="current-password" aria-label="Enter your password" name="Passwd" autofocus><label><input type="checkbox">Show password</label><button type="submit"><span>Next</span></button></form>`,
      );
    if (hit.path === '/') return go('/myaccount');
    if (hit.path !== '/myaccount') return missing;
    return state.isIn(hit, 'SID')
      ? html('<title>Account</title><a href="/logout">Sign out</a>')
      : go('/v3/signin/identifier');
  };
};

/** TYPO3 12: the visible field is not read; a script copies it into a hidden one (`typo3/sysext/backend`, `UserPassLogin`). */
const typo3: Product = (state) => (hit) => {
  const { form } = hit;
  if (hit.at === 'POST /typo3/login')
    return form.get('login_status') === 'login' && isRight(form.get('username'), form.get('userident'))
      ? go('/typo3/main', `be_typo_user=${state.signIn()}; path=/; HttpOnly`)
      : go('/typo3/login');
  if (hit.path === '/typo3/login')
    return html(
      '<title>TYPO3 CMS Login</title><form action="/typo3/login" method="post" name="loginform" id="typo3-login-form"><input type="hidden" name="login_status" value="login"><input type="hidden" name="userident" id="t3-field-userident" class="t3js-login-userident-field" value=""><label for="t3-username">Username</label><input type="text" id="t3-username" name="username" value="" class="form-control input-login t3js-login-username-field" autofocus="autofocus" required="required"><label for="t3-password">Password</label><input type="password" id="t3-password" name="p_field" value="" class="form-control t3js-login-password-field" data-rsa-encryption="t3-field-userident" required="required"><button class="btn btn-block btn-login t3js-login-submit" id="t3-login-submit" type="submit" name="commandLI">Login</button></form><script src="/typo3/login.js"></script>',
    );
  if (hit.path === '/typo3/login.js')
    return script(
      "const form = document.getElementById('typo3-login-form'); form.addEventListener('submit', () => { form.userident.value = form.p_field.value; form.p_field.value = ''; });",
    );
  if (hit.path === '/') return go('/typo3/main');
  if (hit.path !== '/typo3/main') return missing;
  return state.isIn(hit, 'be_typo_user')
    ? html('<title>TYPO3</title><a href="/typo3/logout">Logout</a>')
    : go('/typo3/login');
};

/** EC-CUBE 4, a shop in Japanese: `Mypage/login.twig`. */
const ecCube: Product = (state) => {
  const token = random();
  return (hit) => {
    const isIn = state.isIn(hit, 'eccube');
    const { form } = hit;
    if (hit.at === 'POST /mypage/login')
      return form.get('_csrf_token') === token && isRight(form.get('login_email'), form.get('login_pass'))
        ? go('/mypage/', `eccube=${state.signIn()}; path=/; httponly`)
        : go('/mypage/login');
    if (hit.path === '/mypage/login')
      return html(
        `<title>EC-CUBE SHOP / ログイン</title><h1>ログイン</h1><form name="login_mypage" id="login_mypage" method="post" action="/mypage/login"><input type="text" id="login_email" name="login_email" required="required" max_length="50" style="ime-mode: disabled;" placeholder="メールアドレス"><input type="password" id="login_pass" name="login_pass" required="required" placeholder="パスワード"><button type="submit" class="ec-blockBtn--cancel">ログイン</button><a href="/forgot">パスワードをお忘れですか？</a><a href="/entry">新規会員登録</a><input type="hidden" name="_csrf_token" value="${token}"></form>`,
      );
    if (hit.path === '/')
      return html(
        `<title>EC-CUBE SHOP</title><a href="/entry">新規会員登録</a> ${isIn ? '<a href="/logout">ログアウト</a>' : '<a href="/mypage/login">ログイン</a>'}`,
      );
    if (hit.path !== '/mypage/') return missing;
    return isIn ? html('<title>マイページ</title><a href="/logout">ログアウト</a>') : go('/mypage/login');
  };
};

/** Two steps as Yahoo! JAPAN and Rakuten have them: the name first, in Japanese, at an address that says nothing. */
const twoStepsInJapanese: Product = (state) => {
  let isNamed = false;
  return (hit) => {
    const { form } = hit;
    if (hit.at === 'POST /id/1') isNamed = form.get('u') === USER;
    if (hit.at === 'POST /id/2')
      return isNamed && form.get('p') === PASSWORD ? go('/top', `A=${state.signIn()}; path=/; HttpOnly`) : go('/id/1');
    if (hit.at === 'POST /id/1' && isNamed)
      return html(
        '<title>ログイン</title><h1>パスワードの入力</h1><form method="post" action="/id/2"><input type="password" name="p" placeholder="パスワード"><button type="submit">ログイン</button><button type="button">戻る</button></form>',
      );
    if (hit.path === '/id/1')
      return html(
        '<title>ログイン - JAPAN</title><h1>ログイン</h1><form method="post" action="/id/1"><label for="h">携帯電話番号/メールアドレス/ID</label><input type="text" id="h" name="u"><button type="submit">次へ</button></form><a href="/regist">ID新規取得</a>',
      );
    if (hit.path === '/') return html('<title>JAPAN</title><p>ニュース</p><a href="/id/1">ログイン</a>');
    if (hit.path !== '/top') return missing;
    return state.isIn(hit, 'A') ? html('<title>トップ</title><a href="/bye">ログアウト</a>') : go('/id/1');
  };
};

/** Spring Security with JSON Web Tokens, as the Auth0 tutorial and JHipster give them: no body, a response header. */
const springJwt: Product = (state) => (hit) => {
  const bearer = /^Bearer (\S+)$/.exec(hit.headers.authorization ?? '')?.[1] ?? '';
  const isIn = [...state.sessions].some((id) => jwt(id) === bearer);
  if (hit.at === 'POST /login')
    return isRight(hit.json?.username, hit.json?.password)
      ? { status: 200, headers: { Authorization: `Bearer ${jwt(state.signIn())}` } }
      : json({ status: 401, error: 'Unauthorized' }, 401);
  if (hit.path === '/login') return json({ status: 404, error: 'Not Found' }, 404);
  if (!isIn) return json({ timestamp: '2024-01-01T00:00:00Z', status: 403, error: 'Forbidden', path: hit.path }, 403);
  return hit.path === '/users/me' || hit.path === '/' ? json({ username: 'ann' }) : json({ status: 404 }, 404);
};

/** RealWorld/Conduit on FastAPI: the credentials are nested, and Pydantic names what is missing. */
const conduit: Product = (state) => (hit) => {
  const token = /^Token (\S+)$/.exec(hit.headers.authorization ?? '')?.[1] ?? '';
  const isIn = [...state.sessions].some((id) => jwt(id) === token);
  const lacks = (loc: string[]) =>
    json({ detail: [{ type: 'missing', loc, msg: 'Field required', input: hit.json }] }, 422);
  if (hit.at === 'POST /api/users/login') {
    const user = hit.json?.user;
    if (user === undefined) return lacks(['body', 'user']);
    if (user.email === undefined) return lacks(['body', 'user', 'email']);
    if (user.password === undefined) return lacks(['body', 'user', 'password']);
    return isRight(user.email, user.password)
      ? json({ user: { email: USER, token: jwt(state.signIn()), username: 'ann', bio: null, image: null } })
      : json({ errors: { body: ['incorrect email or password'] } }, 400);
  }
  if (hit.path === '/api/users/login') return json({ detail: 'Method Not Allowed' }, 405);
  if (hit.path === '/api/user')
    return isIn ? json({ user: { username: 'ann' } }) : json({ errors: { body: ['authentication required'] } }, 403);
  return json({ detail: 'Not Found' }, 404);
};

/** Grafana 10: `LoginPage.tsx`; JSON with `user` and `password`. */
const grafana: Product = (state) => (hit) => {
  if (hit.at === 'POST /login')
    return isRight(hit.json?.user, hit.json?.password)
      ? json({ message: 'Logged in', redirectUrl: '/' }, 200, {
          'Set-Cookie': `grafana_session=${state.signIn()}; Path=/; HttpOnly; SameSite=Lax`,
        })
      : json({ message: 'Invalid username or password', messageId: 'password-auth.failed', statusCode: 401 }, 401);
  const isIn = state.isIn(hit, 'grafana_session');
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
if (location.pathname === '/login') {
  app.innerHTML = '<h1>Welcome to Grafana</h1><form><label>Email or username<input name="user" placeholder="email or username" data-testid="data-testid Username input field"></label><label>Password<input name="password" type="password" placeholder="password" id="current-password" autocomplete="current-password"></label><button type="button" aria-label="Show password"></button><button type="submit" data-testid="data-testid Login button"><span>Log in</span></button></form><a href="/user/password/send-reset-email">Forgot your password?</a>';
  const form = app.querySelector('form');
  form.onsubmit = async (event) => { event.preventDefault(); const r = await post('/login', { user: form.user.value, password: form.password.value }); if (r.ok) location.assign((await r.json()).redirectUrl); };
} else { app.innerHTML = '<h1>Home</h1><a href="/logout">Sign out</a>'; fetch('/api/user'); }`);
  if (hit.path === '/login') return html(SHELL);
  if (hit.path.startsWith('/api/')) return isIn ? json({ login: 'ann' }) : json({ message: 'Unauthorized' }, 401);
  if (hit.path !== '/') return missing;
  return isIn ? html(SHELL) : go('/login');
};

/** Kibana 8: `basic_login_form.tsx` and `POST /internal/security/login`, nested and with a header of its own. */
const kibana: Product = (state) => (hit) => {
  const isIn = state.isIn(hit, 'sid');
  if (hit.at === 'POST /internal/security/login') {
    if (hit.headers['kbn-xsrf'] === undefined)
      return json({ statusCode: 400, error: 'Bad Request', message: 'Request must contain a kbn-xsrf header.' }, 400);
    const { providerType, providerName, params } = hit.json ?? {};
    if (providerType === undefined || providerName === undefined)
      return json({ statusCode: 400, message: '[request body.providerType]: expected value of type [string]' }, 400);
    return isRight(params?.username, params?.password)
      ? json({ location: '/app/home' }, 200, { 'Set-Cookie': `sid=${state.signIn()}; HttpOnly; Path=/` })
      : json({ statusCode: 401, error: 'Unauthorized', message: 'Unauthorized' }, 401);
  }
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
if (location.pathname === '/login') {
  app.innerHTML = '<h1>Welcome to Elastic</h1><form><label for="a">Username</label><input id="a" name="username" data-test-subj="loginUsername" autocomplete="off"><label for="b">Password</label><input id="b" name="password" data-test-subj="loginPassword" type="password"><button type="submit">Log in</button></form>';
  const form = app.querySelector('form');
  form.onsubmit = async (event) => { event.preventDefault(); const r = await post('/internal/security/login', { providerType: 'basic', providerName: 'basic', currentURL: location.href, params: { username: form.username.value, password: form.password.value } }, { 'kbn-xsrf': 'true' }); if (r.ok) location.assign((await r.json()).location); };
} else { app.textContent = 'Home'; fetch('/internal/security/me', { headers: { 'kbn-xsrf': 'true' } }); }`);
  if (hit.path === '/login') return html(SHELL);
  if (hit.path.startsWith('/internal/'))
    return isIn ? json({ username: 'ann' }) : json({ statusCode: 401, error: 'Unauthorized' }, 401);
  if (hit.path !== '/' && hit.path !== '/app/home') return missing;
  return isIn ? html(SHELL) : go('/login?next=%2F');
};

/** Discourse: a hidden form for password managers, whose address only redirects; the sign-in is `POST /session`. */
const discourse: Product = (state) => {
  const csrf = random();
  return (hit) => {
    const isIn = state.isIn(hit, '_t');
    if (hit.path === '/session/csrf.json') return json({ csrf });
    if (hit.at === 'POST /session') {
      if (hit.headers['x-csrf-token'] !== csrf) return json(['BAD CSRF'], 403);
      return isRight(hit.form.get('login'), hit.form.get('password'))
        ? json({ user: { username: 'ann' } }, 200, {
            'Set-Cookie': `_t=${state.signIn()}; path=/; HttpOnly; SameSite=Lax`,
          })
        : json({ error: 'Incorrect username, email or password' });
    }
    if (hit.at === 'POST /login') return go('/');
    if (hit.path === '/session/current.json') return isIn ? json({ current_user: { username: 'ann' } }) : missing;
    if (hit.path === '/app.js')
      return script(`const app = document.getElementById('app');
const signedIn = ${'document.body.dataset.user'};
if (signedIn) { app.innerHTML = '<h1>Latest topics</h1>'; fetch('/session/current.json'); }
else { app.innerHTML = '<button class="login-button">Log In</button><p>' + 'All the topics of this forum. '.repeat(30);
const show = () => { app.innerHTML = '<h1>Welcome back</h1><form id="login-form"><input id="login-account-name" autocomplete="username webauthn" placeholder="Email / Username"><input id="login-account-password" type="password" autocomplete="current-password" placeholder="Password"><button type="button" id="login-button">Log In</button></form>';
document.getElementById('login-button').onclick = async () => {
  const { csrf } = await (await fetch('/session/csrf.json')).json();
  const r = await fetch('/session', { method: 'POST', headers: { 'X-CSRF-Token': csrf, 'X-Requested-With': 'XMLHttpRequest' }, body: new URLSearchParams({ login: document.getElementById('login-account-name').value, password: document.getElementById('login-account-password').value, second_factor_method: '1', timezone: 'Etc/UTC' }) });
  const { error } = await r.json();
  if (error) return;
  const hidden = document.getElementById('hidden-login-form');
  hidden.username.value = document.getElementById('login-account-name').value;
  hidden.password.value = document.getElementById('login-account-password').value;
  hidden.redirect.value = '/';
  hidden.submit();
}; };
app.querySelector('.login-button').onclick = show; if (location.pathname === '/login') show(); }`);
    if (hit.path !== '/' && hit.path !== '/login') return missing;
    return html(
      `<title>Forum</title><body${isIn ? ' data-user="ann"' : ''}><div id="app"></div><form id="hidden-login-form" method="post" action="/login" style="display: none;"><input name="username" type="text" id="signin_username"><input name="password" type="password" id="signin_password"><input name="redirect" type="hidden"><input type="submit" id="signin-button" value="Log In"></form><script src="/app.js"></script>`,
    );
  };
};

/** Home Assistant: `ha-auth-flow`, two requests of a flow and one for the token, in shadow trees. */
const homeAssistant: Product = (state) => {
  const flows = new Set<string>();
  const codes = new Set<string>();
  return (hit) => {
    if (hit.at === 'POST /auth/login_flow') {
      const id = random();
      flows.add(id);
      return json({
        type: 'form',
        flow_id: id,
        handler: ['homeassistant', null],
        step_id: 'init',
        data_schema: [
          { type: 'string', name: 'username', required: true },
          { type: 'string', name: 'password', required: true },
        ],
        errors: {},
      });
    }
    if (hit.at.startsWith('POST /auth/login_flow/') && flows.has(hit.path.slice(17))) {
      if (!isRight(hit.json?.username, hit.json?.password))
        return json({ type: 'form', step_id: 'init', errors: { base: 'invalid_auth' } });
      const code = random();
      codes.add(code);
      return json({ version: 1, type: 'create_entry', result: code });
    }
    if (hit.at === 'POST /auth/token')
      return codes.has(hit.form.get('code') ?? '')
        ? json({
            access_token: state.signIn(),
            token_type: 'Bearer',
            expires_in: 1800,
            refresh_token: random(),
            ha_auth_provider: 'homeassistant',
          })
        : json({ error: 'invalid_request' }, 400);
    if (hit.path.startsWith('/api/'))
      return state.isIn(hit, '') ? json({ message: 'API running.' }) : { status: 401, body: '401: Unauthorized' };
    if (hit.path === '/app.js')
      return script(`${POST_JSON}
const tokens = () => JSON.parse(localStorage.getItem('hassTokens') || 'null');
customElements.define('ha-authorize', class extends HTMLElement { async connectedCallback() {
  const tree = this.attachShadow({ mode: 'open' });
  const flow = await (await post('/auth/login_flow', { client_id: location.origin + '/', handler: ['homeassistant', null], redirect_uri: location.href })).json();
  tree.innerHTML = '<h1>Welcome home!</h1><form><ha-field></ha-field><ha-field secret></ha-field></form><ha-button>Log in</ha-button>';
  tree.querySelector('ha-button').innerHTML = 'Log in';
  tree.querySelector('ha-button').onclick = async () => {
    const [user, secret] = [...tree.querySelectorAll('ha-field')].map((field) => field.shadowRoot.querySelector('input').value);
    const r = await (await post('/auth/login_flow/' + flow.flow_id, { username: user, password: secret, client_id: location.origin + '/' })).json();
    if (r.type === 'create_entry') location.href = '/?auth_callback=1&code=' + r.result;
  };
} });
customElements.define('ha-field', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = this.hasAttribute('secret') ? '<label><input type="password"><span>Password</span></label>' : '<label><input type="text"><span>Username</span></label>'; } });
const code = new URLSearchParams(location.search).get('code');
const start = async () => {
  if (code && !tokens()) localStorage.setItem('hassTokens', JSON.stringify(await (await fetch('/auth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: location.origin + '/' }) })).json()));
  if (tokens()) { app.textContent = 'Overview'; fetch('/api/', { headers: { authorization: 'Bearer ' + tokens().access_token } }); }
  else app.innerHTML = '<ha-authorize></ha-authorize>';
};
start();`);
    return hit.path === '/' || hit.path === '/auth/authorize' ? html(SHELL) : missing;
  };
};

/** vue-element-admin: a route of the hash router, and a token in a header of its own and a cookie that a script sets. */
const vueElementAdmin: Product = (state) => (hit) => {
  const isIn = state.sessions.has(String(hit.headers['x-token'] ?? ''));
  if (hit.at === 'POST /prod-api/user/login')
    return json(
      isRight(hit.json?.username, hit.json?.password)
        ? { code: 20000, data: { token: state.signIn() } }
        : { code: 60204, message: 'Account and password are incorrect.' },
    );
  if (hit.path === '/prod-api/user/info')
    return json(
      isIn
        ? { code: 20000, data: { name: 'ann', roles: ['admin'] } }
        : { code: 50008, message: 'Login failed, unable to get user details.' },
    );
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
const token = () => (/(?:^|; )Admin-Token=([^;]+)/.exec(document.cookie) || [])[1];
const show = () => {
  if (!token() && !location.hash.startsWith('#/login')) { location.hash = '#/login?redirect=%2Fdashboard'; return; }
  if (token()) { app.textContent = 'Dashboard'; fetch('/prod-api/user/info', { headers: { 'X-Token': token() } }); return; }
  app.innerHTML = '<form class="login-form" autocomplete="on"><h3 class="title">系统登录</h3><input type="text" name="username" placeholder="账号" tabindex="1" autocomplete="on"><input type="password" name="password" placeholder="密码" tabindex="2"><button type="button" class="el-button el-button--primary"><span>登 录</span></button></form>';
  app.querySelector('button').onclick = async () => { const [user, secret] = app.querySelectorAll('input'); const { code, data } = await (await post('/prod-api/user/login', { username: user.value, password: secret.value })).json(); if (code === 20000) { document.cookie = 'Admin-Token=' + data.token; location.hash = '#/dashboard'; } };
};
addEventListener('hashchange', show); show();`);
  return hit.path === '/' ? html(SHELL) : missing;
};

/** Proxmox VE: a realm beside the name, and the ticket in a cookie that the script sets. */
const proxmox: Product = (state) => (hit) => {
  const isIn = state.sessions.has(decodeURIComponent(hit.cookies['PVEAuthCookie'] ?? ''));
  if (hit.at === 'POST /api2/extjs/access/ticket')
    return isRight(hit.form.get('username'), hit.form.get('password')) && hit.form.get('realm') === 'pam'
      ? json({ success: 1, data: { ticket: state.signIn(), CSRFPreventionToken: random(), username: `${USER}@pam` } })
      : json({ success: 0, data: null, message: 'authentication failure\n', status: 401 });
  if (hit.path === '/api2/json/cluster/resources') return isIn ? json({ data: [] }) : json({ data: null }, 401);
  if (hit.path === '/app.js')
    return script(`
const app = document.getElementById('app');
const start = () => { app.textContent = 'Datacenter'; fetch('/api2/json/cluster/resources'); };
if (document.cookie.includes('PVEAuthCookie=')) start();
else {
  app.innerHTML = '<div class="x-window"><div>Proxmox VE Login</div><table><tr><td>User name:</td><td><input type="text" id="textfield-1011-inputEl" data-ref="inputEl" class="x-form-field"></td></tr><tr><td>Password:</td><td><input type="password" id="textfield-1012-inputEl" class="x-form-field"></td></tr><tr><td>Realm:</td><td><input type="text" id="combobox-1013-inputEl" role="combobox" readonly value="Linux PAM standard authentication"></td></tr></table><a role="button" tabindex="0" id="button-1017"><span>Login</span></a></div>';
  const send = async () => { const [user, secret] = app.querySelectorAll('input');
    const { success, data } = await (await fetch('/api2/extjs/access/ticket', { method: 'POST', body: new URLSearchParams({ username: user.value, password: secret.value, realm: 'pam', 'new-format': '1' }) })).json();
    if (success) { document.cookie = 'PVEAuthCookie=' + encodeURIComponent(data.ticket) + '; path=/'; start(); } };
  app.querySelector('[role=button]').onclick = send;
}`);
  return hit.path === '/' ? html(SHELL) : missing;
};

/** Cybozu Office and kintone in Japanese: titles instead of labels, no names, the order of the fields. */
const kintone: Product = (state) => (hit) => {
  const isIn = state.isIn(hit, 'JSESSIONID');
  if (hit.at === 'POST /api/auth/in.json')
    return isRight(hit.json?.username, hit.json?.password)
      ? json({ success: true, result: { redirect: '/k/' } }, 200, {
          'Set-Cookie': `JSESSIONID=${state.signIn()}; Path=/; HttpOnly`,
        })
      : json({ success: false, code: 'SLASH_LO06', message: 'ログイン名またはパスワードが正しくありません。' });
  if (hit.path === '/k/api/space.json')
    return isIn ? json({ success: true, result: [] }) : json({ success: false, code: 'CB_WA01' }, 401);
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
if (location.pathname === '/k/') { app.textContent = 'ポータル'; fetch('/k/api/space.json'); }
else {
  app.innerHTML = '<form><input type="text" class="form-text-slash" title="ログイン名"><input type="password" class="form-text-slash" title="パスワード"><input type="submit" class="login-button" value="ログイン"></form>';
  const form = app.querySelector('form');
  form.onsubmit = async (event) => { event.preventDefault(); const r = await (await post('/api/auth/in.json', { username: form.elements[0].value, password: form.elements[1].value })).json(); if (r.success) location.assign('/k/'); };
}`);
  return ['/', '/k/'].includes(hit.path) ? html(SHELL) : missing;
};

/** Flutter web with its semantics tree: no form, no names; `aria-label` and the order tell. */
const withoutNames: Product = (state) => (hit) => {
  const isIn = state.isIn(hit, 'token');
  if (hit.at === 'POST /v1/open')
    return isRight(hit.json?.a, hit.json?.b)
      ? json({ access: { token: state.signIn() } })
      : json({ reason: 'no' }, 400);
  if (hit.path === '/v1/home') return isIn ? json({ items: [] }) : json({ reason: 'no' }, 401);
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
app.innerHTML = '<flt-semantics><input aria-label="Kennung" type="text"></flt-semantics><flt-semantics><input aria-label="Geheimwort" type="password"></flt-semantics><flt-semantics role="button">Los</flt-semantics>';
app.querySelector('[role=button]').onclick = async () => { const [user, secret] = app.querySelectorAll('input'); const r = await post(['', 'v1', 'open'].join('/'), { a: user.value, b: secret.value }); if (!r.ok) return; const { access } = await r.json(); app.textContent = 'Hallo'; fetch('/v1/home', { headers: { authorization: 'Bearer ' + access.token } }); };`);
  return hit.path === '/' ? html(SHELL) : missing;
};

/** Strapi 5: a JSON Web Token in a cookie that the script sets, sent as `Authorization`. */
const strapi: Product = (state) => (hit) => {
  const bearer = /^Bearer (\S+)$/.exec(hit.headers.authorization ?? '')?.[1] ?? '';
  const isIn = [...state.sessions].some((id) => jwt(id) === bearer);
  if (hit.at === 'POST /admin/login')
    return isRight(hit.json?.email, hit.json?.password)
      ? json({ data: { token: jwt(state.signIn()), user: { id: 1 } } })
      : json(
          { data: null, error: { status: 400, name: 'ApplicationError', message: 'Invalid credentials', details: {} } },
          400,
        );
  if (hit.path === '/admin/users/me')
    return isIn
      ? json({ data: { id: 1 } })
      : json({ data: null, error: { status: 401, name: 'UnauthorizedError' } }, 401);
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
const token = () => (/(?:^|; )jwtToken=([^;]+)/.exec(document.cookie) || [])[1];
const start = () => { app.innerHTML = '<h1>Hello Ann</h1>'; fetch('/admin/users/me', { headers: { authorization: 'Bearer ' + token() } }); };
if (token()) start();
else if (location.pathname !== '/admin/auth/login') location.replace('/admin/auth/login');
else {
  app.innerHTML = '<h1>Welcome to Strapi!</h1><form novalidate><label for="e">Email*</label><input id="e" name="email" placeholder="kai@doe.com"><label for="p">Password*</label><input id="p" name="password" type="password"><button type="button" aria-label="Show password"></button><label><input type="checkbox" name="rememberMe">Remember me</label><button type="submit">Login</button></form>';
  const form = app.querySelector('form');
  form.onsubmit = async (event) => { event.preventDefault(); const r = await post('/admin/login', { email: form.email.value, password: form.password.value, rememberMe: false }); if (!r.ok) return; document.cookie = 'jwtToken=' + (await r.json()).data.token + '; path=/'; start(); };
}`);
  if (hit.path === '/') return go('/admin');
  return hit.path === '/admin' || hit.path === '/admin/auth/login' ? html(SHELL) : missing;
};

/** Mattermost: a page offers the desktop application first. */
const mattermost: Product = (state) => (hit) => {
  const isIn = state.isIn(hit, 'MMAUTHTOKEN');
  if (hit.at === 'POST /api/v4/users/login') {
    if (!isRight(hit.json?.login_id, hit.json?.password))
      return json({ id: 'api.user.login.invalid_credentials_email_username', status_code: 401 }, 401);
    const id = state.signIn();
    return json({ id: 'u1', username: 'ann' }, 200, { Token: id, 'Set-Cookie': `MMAUTHTOKEN=${id}; Path=/; HttpOnly` });
  }
  if (hit.path === '/api/v4/users/me')
    return isIn ? json({ id: 'u1' }) : json({ id: 'api.context.session_expired.app_error', status_code: 401 }, 401);
  if (hit.path === '/app.js')
    return script(`${POST_JSON}
const landing = () => { app.innerHTML = '<h1>Where would you like to view this?</h1><a href="mattermost://site/" class="btn">View in Desktop App</a><a href="/login" class="btn">View in Browser</a>'; };
const form = () => {
  app.innerHTML = '<h1>Log in to your account</h1><form><input id="input_loginId" name="loginId" placeholder="Email or Username"><input id="input_password-input" type="password" name="password-input" placeholder="Password"><button id="saveSetting" type="submit">Log in</button></form>';
  const f = app.querySelector('form');
  f.onsubmit = async (event) => { event.preventDefault(); const r = await post('/api/v4/users/login', { device_id: '', login_id: f.loginId.value, password: f['password-input'].value, token: '' }, { 'X-Requested-With': 'XMLHttpRequest' }); if (r.ok) { app.textContent = 'Town Square'; fetch('/api/v4/users/me'); } };
};
if (location.pathname === '/login') form(); else landing();`);
  return ['/', '/login', '/landing'].includes(hit.path) ? html(SHELL) : missing;
};

/** Sign-ins of products, from their documentation and templates. */
export const PRODUCTS: Readonly<Record<string, ProductCase>> = {
  Jenkins: { product: jenkins },
  phpMyAdmin: { product: phpMyAdmin },
  'Odoo with a database': { product: odoo },
  'the administrator of Joomla': {
    product: joomlaAdministrator,
    login: { username: USER, password: PASSWORD, url: '/administrator/' },
  },
  Zabbix: { product: zabbix },
  Roundcube: { product: roundcube },
  Moodle: { product: moodle },
  MediaWiki: { product: mediaWiki },
  'ServiceNow, in a frame': { product: serviceNow },
  'SAP NetWeaver, in a frame': { product: sapPortal },
  'the manager of Tomcat': { product: tomcatManager },
  'OpenStack Horizon with a region': { product: horizon },
  'Magento with a dialog and a page for sellers': { product: magento },
  'Bagisto, staff first': { product: bagisto },
  'two steps with a hidden password field': { product: googleLike },
  'EC-CUBE in Japanese': { product: ecCube },
  'two steps in Japanese': { product: twoStepsInJapanese },
  'a token in a response header': { product: springJwt, login: { username: USER, password: PASSWORD, url: '/login' } },
  'Conduit, nested': { product: conduit, login: { username: USER, password: PASSWORD, url: '/api/users/login' } },
  'TYPO3, whose script moves the password': { product: typo3, scripted: true },
  Grafana: { product: grafana, scripted: true },
  Kibana: { product: kibana, scripted: true },
  Discourse: { product: discourse, scripted: true },
  'Home Assistant': { product: homeAssistant, scripted: true },
  'vue-element-admin': { product: vueElementAdmin, scripted: true },
  'Proxmox VE': { product: proxmox, scripted: true },
  'kintone in Japanese': { product: kintone, scripted: true },
  'fields without names': { product: withoutNames, scripted: true },
  Strapi: { product: strapi, scripted: true },
  Mattermost: { product: mattermost, scripted: true },
  'RabbitMQ, HTTP Basic by a script': { product: rabbitMq, scripted: true },
};
