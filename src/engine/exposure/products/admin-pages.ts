import { type Signature, textOf } from '../../web/signature.ts';

/** Pages of administration and example applications that are reachable, but ask for a password or change nothing by themselves. */

/** The first page of the H2 console. If other computers are not admitted, they get another page (`notAllowed.jsp`). */
export const h2Console: Signature = (response) => {
  const text = textOf(response);
  if (!/<title>H2 Console<\/title>/i.test(text) || !/location\.href\s*=\s*'login\.jsp\?jsessionid=/.test(text))
    return null;
  return {
    title: 'H2 console is public',
    proof:
      'The first page of the H2 console opens a session and leads to the form that connects to any database. It was not submitted.',
  };
};

export const adminerLogin: Signature = (response) => {
  const text = textOf(response);
  if (!/\bname=["']auth\[driver\]["']/.test(text) || !/\bname=["']auth\[username\]["']/.test(text)) return null;
  return {
    title: 'Adminer login page is public',
    proof:
      'Adminer shows its login form, which connects to a database of any server that a visitor names. It was not submitted.',
  };
};

/** The servlets of Tomcat's `examples` that set cookies and session attributes. */
export const tomcatExamples: Signature = (response) => {
  const text = textOf(response);
  const name = /<form action="(CookieExample|SessionExample)[";]/i.exec(text)?.[1];
  const isExample = /<title>(?:Cookies|Sessions) Example<\/title>/.test(text);
  if (name === undefined || !isExample) return null;
  return {
    title: 'Tomcat example applications are public',
    proof: `Tomcat's ${name} shows its form, with which a visitor sets cookies or session attributes. It was not submitted.`,
  };
};
