import type { InjectionClass } from './classes.ts';
import type { AppName } from './recipes.ts';

/**
 * Injection points of the applications at their lowest level of security, found by reading their code. Left out: DOM-based XSS, which
 * no response shows, faults of authorization, uploads, pages that need a mail, SOAP, LDAP or CAPTCHA server, and what the PHP
 * release or its server prevents.
 *
 * `how`: `reflected` shows in the response itself; `blind` changes only the content or the time of the response; `stored` shows in
 * another response; `header`, `cookie`, `xml` and `path` name what carries the value when it is no query or form.
 */
export type How = 'reflected' | 'blind' | 'stored' | 'header' | 'cookie' | 'xml' | 'path';

export interface Label {
  readonly method: 'GET' | 'POST';
  /** Path; with a query where one program serves many pages. */
  readonly address: string;
  readonly parameter: string;
  readonly class: InjectionClass;
  readonly how: How;
  readonly reason: string;
}

type Row = readonly [Label['method'], string, string, InjectionClass, How, string];

const DVWA: readonly Row[] = [
  ['GET', '/vulnerabilities/sqli/', 'id', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['GET', '/vulnerabilities/sqli_blind/', 'id', 'sqli', 'blind', 'quoted in a SELECT; only "exists" or "MISSING"'],
  ['GET', '/vulnerabilities/brute/', 'username', 'sqli', 'reflected', 'quoted in the SELECT of the sign-in'],
  ['POST', '/vulnerabilities/exec/', 'ip', 'cmdi', 'reflected', 'appended to ping in a shell; output shown'],
  ['GET', '/vulnerabilities/fi/', 'page', 'path', 'reflected', 'include of the value'],
  ['GET', '/vulnerabilities/fi/', 'page', 'code', 'reflected', 'include with allow_url_include runs data: URLs'],
  ['GET', '/vulnerabilities/xss_r/', 'name', 'xss', 'reflected', 'printed without escaping'],
  ['POST', '/vulnerabilities/xss_s/', 'mtxMessage', 'xss', 'stored', 'stored in the guestbook of the same page'],
  ['POST', '/vulnerabilities/xss_s/', 'txtName', 'xss', 'stored', 'stored in the guestbook of the same page'],
  ['POST', '/vulnerabilities/csp/', 'include', 'xss', 'reflected', 'source of a script element, without escaping'],
  [
    'GET',
    '/vulnerabilities/open_redirect/source/low.php',
    'redirect',
    'redirect',
    'reflected',
    'Location of the value',
  ],
];

const XVWA: readonly Row[] = [
  ['POST', '/xvwa/vulnerabilities/sqli/', 'item', 'sqli', 'reflected', 'appended to a SELECT; rows shown'],
  ['POST', '/xvwa/vulnerabilities/sqli/', 'search', 'sqli', 'reflected', 'quoted in a LIKE; rows shown'],
  ['POST', '/xvwa/vulnerabilities/sqli_blind/', 'item', 'sqli', 'blind', 'appended to a SELECT; errors hidden'],
  ['POST', '/xvwa/vulnerabilities/sqli_blind/', 'search', 'sqli', 'blind', 'quoted in a LIKE; errors hidden'],
  ['GET', '/xvwa/vulnerabilities/cmdi/', 'target', 'cmdi', 'reflected', 'appended to ping in a shell; output shown'],
  ['POST', '/xvwa/vulnerabilities/xpath/', 'search', 'xpath', 'reflected', 'quoted in an attribute test'],
  [
    'GET',
    '/xvwa/vulnerabilities/php_object_injection/',
    'r',
    'deserialization',
    'reflected',
    'unserialize of the value',
  ],
  ['GET', '/xvwa/vulnerabilities/reflected_xss/', 'item', 'xss', 'reflected', 'printed without escaping'],
  ['POST', '/xvwa/vulnerabilities/stored_xss/', 'msg', 'xss', 'stored', 'stored in the comments of the same page'],
  ['POST', '/xvwa/vulnerabilities/ssrf_xspa/', 'img_url', 'ssrf', 'reflected', 'file_get_contents of the value'],
  ['POST', '/xvwa/vulnerabilities/ssrf_xspa/', 'img_url', 'xss', 'reflected', 'printed without escaping'],
  ['POST', '/xvwa/vulnerabilities/ssrf_xspa/', 'img_url', 'path', 'reflected', 'file_get_contents opens local files'],
  ['GET', '/xvwa/vulnerabilities/fi/', 'file', 'path', 'reflected', 'include of the value'],
  ['GET', '/xvwa/vulnerabilities/redirect/redirect.php', 'forward', 'redirect', 'reflected', 'Location of the value'],
  ['GET', '/xvwa/vulnerabilities/ssti/', 'name', 'template', 'reflected', 'rendered as a Twig template'],
  [
    'GET',
    '/xvwa/vulnerabilities/ssti/',
    'name',
    'xss',
    'reflected',
    'text of the template is printed without escaping',
  ],
];

const DSVW: readonly Row[] = [
  ['GET', '/', 'id', 'sqli', 'reflected', 'appended to a SELECT; the trace names sqlite3'],
  ['GET', '/login', 'password', 'sqli', 'reflected', 'quoted in a SELECT; the trace names sqlite3'],
  ['GET', '/', 'v', 'xss', 'reflected', 'printed without escaping'],
  ['GET', '/', 'comment', 'xss', 'stored', 'stored in the comments, shown by an empty comment'],
  [
    'GET',
    '/users.json',
    'callback',
    'xss',
    'reflected',
    'JSONP: text/plain without nosniff, as a script element reads it',
  ],
  ['GET', '/', 'xml', 'xxe', 'xml', 'parser with entities and network'],
  ['GET', '/', 'path', 'ssrf', 'reflected', 'urlopen of the value'],
  ['GET', '/', 'path', 'path', 'reflected', 'open of the value'],
  ['GET', '/', 'name', 'xpath', 'reflected', 'quoted in a text test; the trace names lxml'],
  ['GET', '/', 'redir', 'redirect', 'reflected', 'target of a refresh in a meta element'],
  ['GET', '/', 'redir', 'xss', 'reflected', 'attribute of a meta element, without escaping'],
  ['GET', '/', 'domain', 'cmdi', 'reflected', 'appended to nslookup in a shell; output shown'],
  ['GET', '/', 'include', 'code', 'reflected', 'exec of the file or URL'],
  ['GET', '/', 'charset', 'header', 'reflected', 'written into Content-Type with its line breaks'],
  ['GET', '/', 'object', 'deserialization', 'reflected', 'pickle.loads of the value'],
];

const page = (name: string) => `/index.php?page=${name}.php`;
const MUTILLIDAE: readonly Row[] = [
  ['GET', '/index.php', 'page', 'path', 'reflected', 'require of the value'],
  ['GET', page('user-info'), 'username', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['GET', page('user-info'), 'password', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['GET', page('user-info'), 'username', 'xss', 'reflected', 'printed above the results'],
  ['GET', page('user-info-xpath'), 'username', 'xpath', 'reflected', 'quoted in an XPath query'],
  ['GET', page('user-info-xpath'), 'password', 'xpath', 'reflected', 'quoted in an XPath query'],
  ['GET', page('user-info-xpath'), 'username', 'xss', 'reflected', 'the query is printed without escaping'],
  ['POST', page('login'), 'username', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', page('login'), 'password', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', page('register'), 'username', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['POST', page('register'), 'password', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['POST', page('register'), 'my_signature', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['POST', page('register'), 'username', 'xss', 'reflected', 'printed in the confirmation'],
  ['POST', page('add-to-your-blog'), 'blog_entry', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['POST', page('add-to-your-blog'), 'blog_entry', 'xss', 'stored', 'stored in the blog of the same page'],
  ['POST', page('view-someones-blog'), 'author', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', page('dns-lookup'), 'target_host', 'cmdi', 'reflected', 'appended to nslookup in a shell; output shown'],
  ['POST', page('dns-lookup'), 'target_host', 'xss', 'reflected', 'printed above the results'],
  ['POST', page('echo'), 'message', 'cmdi', 'reflected', 'appended to echo in a shell; output shown'],
  ['POST', page('echo'), 'message', 'xss', 'reflected', 'printed above the results'],
  [
    'POST',
    page('content-security-policy'),
    'message',
    'cmdi',
    'reflected',
    'appended to echo in a shell; output shown',
  ],
  ['POST', page('test-connectivity'), 'ServerURL', 'cmdi', 'reflected', 'appended to curl in a shell; output shown'],
  ['POST', page('test-connectivity'), 'ServerURL', 'ssrf', 'reflected', 'fetched by curl'],
  ['POST', page('test-connectivity'), 'ServerURL', 'xss', 'reflected', 'printed above the results'],
  ['GET', page('document-viewer'), 'PathToDocument', 'xss', 'reflected', 'source of a frame, without escaping'],
  ['GET', page('password-generator'), 'username', 'xss', 'reflected', 'in a JavaScript string, without escaping'],
  ['POST', page('pen-test-tool-lookup'), 'ToolID', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', page('pen-test-tool-lookup'), 'ToolID', 'xss', 'reflected', 'in a JavaScript string, without escaping'],
  ['POST', page('repeater'), 'string_to_repeat', 'xss', 'reflected', 'printed without escaping'],
  [
    'POST',
    page('set-background-color'),
    'background_color',
    'xss',
    'reflected',
    'in a style attribute, without escaping',
  ],
  ['POST', page('source-viewer'), 'phpfile', 'path', 'reflected', 'highlight_file of the value'],
  ['POST', page('text-file-viewer'), 'textfile', 'path', 'reflected', 'fopen of the value'],
  ['POST', page('text-file-viewer'), 'textfile', 'ssrf', 'reflected', 'fopen with allow_url_fopen'],
  ['POST', page('text-file-viewer'), 'textfile', 'xss', 'reflected', 'printed above the results'],
  ['POST', page('xml-validator'), 'xml', 'xxe', 'xml', 'parser with entities; the text is shown'],
  ['GET', page('user-poll'), 'choice', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['GET', page('user-poll'), 'initials', 'xss', 'reflected', 'in the value of its field, without escaping'],
  ['GET', page('user-poll'), 'choice', 'xss', 'reflected', 'printed in the confirmation'],
  ['GET', page('styling'), 'page-title', 'xss', 'reflected', 'printed in the title'],
  ['GET', page('styling-frame'), 'page-to-frame', 'xss', 'reflected', 'source of a frame, without escaping'],
  ['GET', page('redirectandlog'), 'forwardurl', 'redirect', 'reflected', 'Location of the value'],
  ['GET', page('browser-info'), 'User-Agent', 'xss', 'header', 'printed without escaping'],
  ['GET', page('browser-info'), 'Referer', 'xss', 'header', 'printed without escaping'],
  ['GET', page('show-log'), 'User-Agent', 'xss', 'header', 'every visit is stored with its User-Agent'],
  ['GET', '/index.php', 'User-Agent', 'sqli', 'header', 'quoted in the INSERT of every visit'],
  ['GET', '/index.php', 'uid', 'sqli', 'cookie', 'quoted in a SELECT'],
  [
    'POST',
    '/ajax/lookup-pen-test-tool.php',
    'ToolID',
    'sqli',
    'reflected',
    'quoted in a SELECT; only a script calls it',
  ],
  ['GET', '/webservices/rest/ws-user-account.php', 'username', 'sqli', 'reflected', 'quoted in a SELECT'],
  ['POST', '/webservices/rest/ws-echo.php', 'message', 'cmdi', 'reflected', 'appended to echo in a shell'],
];

const bee = (name: string) => `/bWAPP/${name}.php`;
const BWAPP: readonly Row[] = [
  ['GET', bee('htmli_get'), 'firstname', 'xss', 'reflected', 'printed without escaping'],
  ['GET', bee('htmli_get'), 'lastname', 'xss', 'reflected', 'printed without escaping'],
  ['POST', bee('htmli_post'), 'firstname', 'xss', 'reflected', 'printed without escaping'],
  ['POST', bee('htmli_post'), 'lastname', 'xss', 'reflected', 'printed without escaping'],
  ['POST', bee('htmli_stored'), 'entry', 'xss', 'stored', 'stored in the blog of the same page'],
  ['GET', bee('iframei'), 'ParamUrl', 'xss', 'reflected', 'source of a frame, without escaping'],
  ['GET', bee('iframei'), 'ParamWidth', 'xss', 'reflected', 'attribute, without escaping'],
  ['GET', bee('iframei'), 'ParamHeight', 'xss', 'reflected', 'attribute, without escaping'],
  ['POST', bee('commandi'), 'target', 'cmdi', 'reflected', 'appended to nslookup in a shell; output shown'],
  ['POST', bee('commandi_blind'), 'target', 'cmdi', 'reflected', 'appended to ping in a shell'],
  ['GET', bee('phpi'), 'message', 'code', 'reflected', 'eval of the value'],
  ['GET', bee('sqli_1'), 'title', 'sqli', 'reflected', 'quoted in a LIKE; the error is shown'],
  ['GET', bee('sqli_2'), 'movie', 'sqli', 'reflected', 'appended to a SELECT; the error is shown'],
  ['POST', bee('sqli_6'), 'title', 'sqli', 'reflected', 'quoted in a LIKE; the error is shown'],
  ['POST', bee('sqli_13'), 'movie', 'sqli', 'reflected', 'appended to a SELECT; the error is shown'],
  ['GET', bee('sqli_10-2'), 'title', 'sqli', 'reflected', 'quoted in a LIKE; only a script calls it'],
  ['POST', bee('sqli_3'), 'login', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', bee('sqli_3'), 'password', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', bee('sqli_16'), 'login', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['GET', bee('sqli_11'), 'title', 'sqli', 'reflected', 'quoted in a LIKE on SQLite'],
  ['POST', bee('sqli_7'), 'entry', 'sqli', 'reflected', 'quoted in an INSERT; the error is shown'],
  ['POST', bee('sqli_12'), 'entry', 'sqli', 'reflected', 'quoted in an INSERT on SQLite'],
  ['GET', bee('sqli_17'), 'User-Agent', 'sqli', 'header', 'quoted in an INSERT; the error is shown'],
  ['POST', bee('sqli_8-2'), 'login', 'sqli', 'xml', 'element of the XML body, quoted in an UPDATE'],
  ['GET', bee('sqli_4'), 'title', 'sqli', 'blind', 'quoted in a SELECT; "exists" or not'],
  ['GET', bee('sqli_14'), 'title', 'sqli', 'blind', 'quoted in a SELECT on SQLite; "exists" or not'],
  ['GET', bee('sqli_15'), 'title', 'sqli', 'blind', 'quoted in a SELECT; only the time differs'],
  ['GET', bee('xmli_1'), 'login', 'xpath', 'reflected', 'quoted in an XPath query'],
  ['GET', bee('xmli_1'), 'password', 'xpath', 'reflected', 'quoted in an XPath query'],
  ['GET', bee('xmli_2'), 'genre', 'xpath', 'reflected', 'quoted in an XPath query'],
  ['POST', bee('xxe-2'), 'body', 'xxe', 'xml', 'parser with entities; only a script calls it'],
  ['GET', bee('xss_get'), 'firstname', 'xss', 'reflected', 'printed without escaping'],
  ['GET', bee('xss_get'), 'lastname', 'xss', 'reflected', 'printed without escaping'],
  ['POST', bee('xss_post'), 'firstname', 'xss', 'reflected', 'printed without escaping'],
  ['POST', bee('xss_post'), 'lastname', 'xss', 'reflected', 'printed without escaping'],
  ['GET', bee('xss_json'), 'title', 'xss', 'reflected', 'in a JavaScript string, without escaping'],
  ['GET', bee('xss_ajax_2-2'), 'title', 'xss', 'reflected', 'HTML by default; only a script calls it'],
  ['GET', bee('xss_eval'), 'date', 'xss', 'reflected', 'argument of document.write'],
  ['GET', bee('xss_href-2'), 'name', 'xss', 'reflected', 'unquoted attribute'],
  ['GET', bee('hpp-2'), 'name', 'xss', 'reflected', 'unquoted attribute'],
  ['POST', bee('xss_login'), 'login', 'xss', 'reflected', 'quoted by the error of the database'],
  ['POST', bee('xss_login'), 'login', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['POST', bee('xss_login'), 'password', 'sqli', 'reflected', 'quoted in a SELECT; the error is shown'],
  ['GET', bee('xss_php_self'), 'path', 'xss', 'path', 'PHP_SELF as the action of a form'],
  ['GET', bee('xss_php_self'), 'firstname', 'xss', 'reflected', 'printed without escaping'],
  ['GET', bee('xss_php_self'), 'lastname', 'xss', 'reflected', 'printed without escaping'],
  ['GET', bee('xss_referer'), 'Referer', 'xss', 'header', 'printed without escaping'],
  ['GET', bee('xss_back_button'), 'Referer', 'xss', 'header', 'in an attribute with script'],
  ['GET', bee('xss_user_agent'), 'User-Agent', 'xss', 'header', 'printed without escaping'],
  ['GET', bee('xss_custom_header'), 'bWAPP', 'xss', 'header', 'a header of its own, which the page names'],
  ['POST', bee('xss_stored_1'), 'entry', 'xss', 'stored', 'stored in the blog of the same page'],
  ['GET', bee('directory_traversal_1'), 'page', 'path', 'reflected', 'fopen of the value'],
  ['GET', bee('directory_traversal_2'), 'directory', 'path', 'reflected', 'listing of any folder'],
  ['GET', bee('rlfi'), 'language', 'path', 'reflected', 'include of the value'],
  ['GET', bee('rlfi'), 'language', 'code', 'reflected', 'include with allow_url_include runs data: URLs'],
  ['GET', bee('unvalidated_redir_fwd_1'), 'url', 'redirect', 'reflected', 'Location of the value'],
  ['GET', bee('unvalidated_redir_fwd_2'), 'ReturnUrl', 'redirect', 'reflected', 'Location of the value'],
  ['GET', bee('http_response_splitting'), 'url', 'redirect', 'reflected', 'Location of the value'],
];

const ROWS = { dvwa: DVWA, xvwa: XVWA, dsvw: DSVW, mutillidae: MUTILLIDAE, bwapp: BWAPP };

/** Injection points of an application. */
export function labelsOf(app: AppName): Label[] {
  return ROWS[app].map(([method, address, parameter, kind, how, reason]) => {
    return { method, address, parameter, class: kind, how, reason };
  });
}
