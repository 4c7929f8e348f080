import { type Recipe, SITE } from '../recipe.ts';

const tool = (packages: string, start: string, more: Partial<Recipe> = {}): Recipe => {
  const [name = '', version = ''] = (packages.split(' ')[0] ?? '').split('==');
  return {
    name: `${name.toLowerCase()}-${version}`,
    registry: 'pypi',
    packages: packages.split(' '),
    start: `exec ${start}`,
    ...more,
  };
};
/** A server of a few lines, as the documentation of its framework shows it. */
const app = (packages: string, server: string, start: string, more: Partial<Recipe> = {}): Recipe =>
  tool(packages, start, { ...more, files: { ...SITE, ...more.files, 'app.py': server } });
const open = (source: string) => ({ 'exposure.open-product': source });
const AT = '--host 127.0.0.1 --port "$PORT"';
const files = (source: string) => ({ 'active.path-traversal': source });
const redirect = (source: string) => ({ 'active.open-redirect': source });
/** Flask 1 does not pin what it needs. */
const FLASK_1 = 'flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0';
const GREETING = `from flask import Flask, request, redirect, render_template_string
app = Flask(__name__)
@app.route("/")
def root():
    return render_template_string('<!doctype html><title>Garden</title><a href="/?name=rose">rose</a><p>{{ name }}</p>', name=request.args.get("name", ""))
`;

/** Programs of Python for developers and administrators, as they start without a configuration of their own. */
export const PYPI_TOOLS: readonly Recipe[] = [
  tool('mkdocs==1.2.1 jinja2<3.1', 'mkdocs serve -q -a "127.0.0.1:$PORT"', {
    files: { 'mkdocs.yml': 'site_name: Garden\n', 'docs/index.md': '# Garden\n' },
    known: files('CVE-2021-40978'),
  }),
  tool('mkdocs==1.6.1', 'mkdocs serve -q -a "127.0.0.1:$PORT"', {
    files: { 'mkdocs.yml': 'site_name: Garden\n', 'docs/index.md': '# Garden\n' },
  }),
  tool(
    'mkdocs==0.16.3 tornado==4.5.3 jinja2==2.11.3 markupsafe==1.1.1 click==6.7 markdown==2.6.11',
    'mkdocs serve -q -a "127.0.0.1:$PORT"',
    { python: '3.6', files: { 'mkdocs.yml': 'site_name: Garden\n', 'docs/index.md': '# Garden\n' } },
  ),
  app(
    'aiohttp==3.9.1',
    'import os\nfrom aiohttp import web\napp = web.Application()\napp.router.add_static("/", "site", follow_symlinks=True, show_index=True)\nweb.run_app(app, host="127.0.0.1", port=int(os.environ["PORT"]))\n',
    'python app.py',
    { known: files('CVE-2024-23334') },
  ),
  app(
    'aiohttp==3.10.11',
    'import os\nfrom aiohttp import web\napp = web.Application()\napp.router.add_static("/", "site", follow_symlinks=True, show_index=True)\nweb.run_app(app, host="127.0.0.1", port=int(os.environ["PORT"]))\n',
    'python app.py',
  ),
  app(
    'tornado==6.2',
    'import os, tornado.ioloop, tornado.web\napp = tornado.web.Application([(r"/(.*)", tornado.web.StaticFileHandler, {"path": "site", "default_filename": "index.html"})])\napp.listen(int(os.environ["PORT"]), "127.0.0.1")\ntornado.ioloop.IOLoop.current().start()\n',
    'python app.py',
    {},
  ),
  app(
    'starlette==0.26.1 uvicorn==0.21.1',
    'from starlette.applications import Starlette\nfrom starlette.routing import Mount\nfrom starlette.staticfiles import StaticFiles\napp = Starlette(routes=[Mount("/", StaticFiles(directory="site", html=True))])\n',
    `uvicorn app:app ${AT}`,
  ),
  app(
    'starlette==0.13.4 uvicorn==0.11.8 aiofiles==0.5.0',
    'from starlette.applications import Starlette\nfrom starlette.routing import Mount\nfrom starlette.staticfiles import StaticFiles\napp = Starlette(routes=[Mount("/", StaticFiles(directory="site", html=True))])\n',
    `uvicorn app:app ${AT}`,
    { python: '3.8' },
  ),
  app(
    'sanic==20.12.3 multidict==5.1.0',
    'import os\nfrom sanic import Sanic\napp = Sanic("garden")\napp.static("/", "./site")\napp.static("/home", "./site/index.html")\napp.run(host="127.0.0.1", port=int(os.environ["PORT"]))\n',
    'python app.py',
    { python: '3.8', ready: '/home', startPath: '/home' },
  ),
  app(
    'bottle==0.12.18',
    'import os\nfrom bottle import route, run, static_file, request, template\n@route("/")\ndef root():\n    return template(\'<!doctype html><title>Garden</title><a href="/?name=rose">rose</a><p>{{name}}</p>\', name=request.query.name)\n@route("/files/<path:path>")\ndef files(path):\n    return static_file(path, root="site")\nrun(host="127.0.0.1", port=int(os.environ["PORT"]), debug=True)\n',
    'python app.py',
  ),
  app(
    'cherrypy==18.6.0',
    'import os, cherrypy\nclass Root:\n    @cherrypy.expose\n    def index(self):\n        return "<!doctype html><title>Garden</title><a href=/site/index.html>garden</a>"\ncherrypy.config.update({"server.socket_host": "127.0.0.1", "server.socket_port": int(os.environ["PORT"])})\ncherrypy.quickstart(Root(), "/", {"/site": {"tools.staticdir.on": True, "tools.staticdir.dir": os.path.abspath("site")}})\n',
    'python app.py',
  ),
  app(FLASK_1, GREETING, `flask run ${AT}`, { python: '3.8', name: 'flask-1.1.4' }),
  app(
    'flask==3.1.0 werkzeug==3.0.1',
    `${GREETING}@app.route("/fault")\ndef fault():\n    return 1 / 0\n`,
    `flask run --debug --no-reload ${AT}`,
    {
      name: 'flask-debug-3.1.0',
      startPath: '/',
      known: { 'content.debug-mode': 'its documentation: the debugger runs code' },
    },
  ),
  app(
    'web.py==0.40',
    'import web\nurls = ("/", "root")\nclass root:\n    def GET(self):\n        name = web.input(name="").name\n        return "<!doctype html><title>Garden</title><a href=/?name=rose>rose</a><p>" + web.websafe(name)\napp = web.application(urls, globals())\napp.run()\n',
    'python app.py "127.0.0.1:$PORT"',
    { python: '3.8' },
  ),
  app(
    'pyramid==1.10.4 pyramid-debugtoolbar==4.6.1 waitress==1.4.3',
    'import os\nfrom pyramid.config import Configurator\nfrom pyramid.response import Response\nfrom waitress import serve\nconfig = Configurator(settings={"debugtoolbar.hosts": "127.0.0.1"})\nconfig.include("pyramid_debugtoolbar")\nconfig.add_route("root", "/")\nconfig.add_view(lambda request: Response("<!doctype html><html><head><title>Garden</title></head><body>Garden</body></html>"), route_name="root")\nserve(config.make_wsgi_app(), host="127.0.0.1", port=int(os.environ["PORT"]))\n',
    'python app.py',
    { python: '3.8' },
  ),
  app(
    'django==2.0.7',
    'import os, sys\nfrom django.conf import settings\nfrom django.http import HttpResponse\nfrom django.urls import re_path\nsettings.configure(DEBUG=False, SECRET_KEY="garden", ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, MIDDLEWARE=["django.middleware.common.CommonMiddleware"])\nurlpatterns = [re_path(r"^(.*)/$", lambda request, page: HttpResponse("<!doctype html><title>Garden</title>")), re_path(r"^$", lambda request: HttpResponse("<!doctype html><title>Garden</title><a href=/about/>about</a>"))]\nfrom django.core.management import execute_from_command_line\nexecute_from_command_line(sys.argv)\n',
    'python app.py runserver --noreload "127.0.0.1:$PORT"',
    { python: '3.7', known: redirect('CVE-2018-14574') },
  ),
  tool('twisted==22.2.0', 'twistd -n web --listen "tcp:$PORT:interface=127.0.0.1" --path site', { files: SITE }),
  tool('wsgidav==3.1.0 cheroot', 'wsgidav --host 127.0.0.1 --port "$PORT" --root site --auth anonymous', {
    files: SITE,
    mayChange: {},
  }),
  tool('wsgidav==4.3.3 cheroot', 'wsgidav --host 127.0.0.1 --port "$PORT" --root site --auth anonymous', {
    files: SITE,
  }),
  tool('updog==1.4', 'updog -d site -p "$PORT"', { files: SITE }),
  tool('uploadserver==6.0.0', 'python -m uploadserver --bind 127.0.0.1 --directory site "$PORT"', { files: SITE }),
  tool('livereload==2.6.3', 'livereload --host 127.0.0.1 -p "$PORT" site', { files: SITE }),
  tool(
    'sphinx-autobuild==2021.3.14 sphinx==5.3.0 setuptools<80',
    'sphinx-autobuild --host 127.0.0.1 --port "$PORT" docs "$APP/built"',
    {
      files: { 'docs/conf.py': 'project = "Garden"\n', 'docs/index.rst': 'Garden\n======\n' },
      mayChange: { built: 'built by the start' },
    },
  ),
  tool('grip==4.6.1', 'grip README.md "127.0.0.1:$PORT"', {
    files: { 'README.md': '# Garden\n' },
    ready: '/__/grip/static/octicons/octicons.css',
  }),
  tool('pypiserver==1.2.7', 'pypi-server run -p "$PORT" -i 127.0.0.1 -P . -a . packages', {
    prepare: 'mkdir packages',
  }),
  tool('pypiserver==2.3.2', 'pypi-server run -p "$PORT" -i 127.0.0.1 -P . -a . packages', {
    prepare: 'mkdir packages',
  }),
  tool(
    'devpi-server==6.9.2 setuptools<80',
    'devpi-server --serverdir data --host 127.0.0.1 --port "$PORT" --offline-mode',
    { prepare: 'devpi-init --serverdir data', mayChange: { data: 'its own work files' } },
  ),
  tool(
    'httpbin==0.7.0 gunicorn==20.1.0 werkzeug==1.0.1 flask==1.1.4 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 flasgger==0.9.4 gevent==21.12.0',
    'gunicorn -k gevent -b "127.0.0.1:$PORT" httpbin:app',
    { python: '3.8', known: redirect('its page: /redirect-to') },
  ),
  tool('moto[server]==4.2.14', 'moto_server -H 127.0.0.1 -p "$PORT"', { ready: '/moto-api/', startPath: '/moto-api/' }),
  tool('luigi==2.8.13 tornado==5.1.1', 'luigid --address 127.0.0.1 --port "$PORT" --state-path state.pickle', {
    python: '3.7',
    known: open('its documentation: no authentication'),
    mayChange: { 'state.pickle': 'its own state' },
  }),
  tool('luigi==3.5.0', 'luigid --address 127.0.0.1 --port "$PORT" --state-path state.pickle', {
    known: open('its documentation: no authentication'),
    mayChange: { 'state.pickle': 'its own state' },
  }),
  tool(
    'flower==0.9.7 celery==4.4.7 setuptools<58 importlib-metadata<5',
    'celery flower --address=127.0.0.1 --port="$PORT" --broker=memory://',
    { python: '3.7', known: open('its documentation: authentication is off by default') },
  ),
  tool('flower==2.0.1 celery==5.3.6', 'celery --broker=memory:// flower --address=127.0.0.1 --port="$PORT"', {
    known: open('its documentation: authentication is off by default'),
  }),
  tool(
    'notebook==5.7.4 tornado==5.1.1 jinja2==2.11.3 markupsafe==1.1.1 jupyter-client==5.3.5 traitlets==4.3.3 ipykernel==5.5.6 nbconvert==5.6.1 pyzmq==19.0.2',
    'jupyter notebook --allow-root --no-browser --ip=127.0.0.1 --port="$PORT" --NotebookApp.token=\'\' --notebook-dir=site',
    { python: '3.7', files: SITE, known: open('its documentation: an empty token') },
  ),
  tool(
    'notebook==6.4.0',
    'jupyter notebook --allow-root --no-browser --ip=127.0.0.1 --port="$PORT" --NotebookApp.token=\'\' --notebook-dir=site',
    { files: SITE, python: '3.8', known: open('its documentation: an empty token') },
  ),
  tool(
    'jupyterlab==4.2.0',
    'jupyter lab --allow-root --no-browser --ip=127.0.0.1 --port="$PORT" --IdentityProvider.token=\'\' --notebook-dir=site',
    { files: SITE, known: open('its documentation: an empty token') },
  ),
  tool(
    'jupyter-server==2.14.0',
    'jupyter server --allow-root --no-browser --ip=127.0.0.1 --port="$PORT" --IdentityProvider.token=garden',
  ),
  tool(
    'nbclassic==1.0.0',
    'jupyter nbclassic --allow-root --no-browser --ip=127.0.0.1 --port="$PORT" --IdentityProvider.token=\'\'',
    { startPath: '/nbclassic/tree', known: open('its documentation: an empty token') },
  ),
  tool('voila==0.4.0 ipykernel', 'voila --no-browser --Voila.ip=127.0.0.1 --port="$PORT" --template=lab notebooks', {
    files: {
      'notebooks/garden.ipynb':
        '{"cells":[],"metadata":{"kernelspec":{"name":"python3","display_name":"Python 3","language":"python"}},"nbformat":4,"nbformat_minor":4}\n',
    },
  }),
  tool('glances==2.11.1 bottle==0.12.18', 'glances -w -B 127.0.0.1 -p "$PORT"', {
    python: '3.8',
    known: open('its documentation: --password'),
  }),
  tool('glances[web]==4.0.8', 'glances -w -B 127.0.0.1 -p "$PORT"', { known: open('its documentation: --password') }),
  tool('supervisor==4.2.5 setuptools<80', 'supervisord -n -c s.conf', {
    start:
      'printf "[supervisord]\\nnodaemon=true\\n[inet_http_server]\\nport=127.0.0.1:$PORT\\n[rpcinterface:supervisor]\\nsupervisor.rpcinterface_factory = supervisor.rpcinterface:make_main_rpcinterface\\n" > s.conf; exec supervisord -n -c s.conf',
    known: open('its documentation: no username and password'),
  }),
  tool('rq-dashboard==0.6.1 redis==4.6.0', 'rq-dashboard -b 127.0.0.1 -p "$PORT"', { ready: '/static/css/main.css' }),
  tool('locust==2.15.1', 'locust --web-host 127.0.0.1 --web-port "$PORT" -f locustfile.py', {
    files: {
      'locustfile.py':
        'from locust import HttpUser, task\nclass Visitor(HttpUser):\n    @task\n    def visit(self):\n        self.client.get("/")\n',
    },
    known: open('its documentation: --web-login'),
  }),
  tool(
    'locustio==0.13.5 werkzeug==0.16.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 flask==1.1.4 gevent==1.4.0 greenlet==0.4.17',
    'locust --web-host 127.0.0.1 -P "$PORT" -f locustfile.py',
    {
      python: '3.7',
      files: {
        'locustfile.py':
          'from locust import HttpLocust, TaskSet, task, between\nclass Tasks(TaskSet):\n    @task\n    def visit(self):\n        self.client.get("/")\nclass Visitor(HttpLocust):\n    task_set = Tasks\n    wait_time = between(1, 2)\n    host = "http://127.0.0.1:1"\n',
      },
      known: open('no sign-in'),
    },
  ),
  tool(
    'distributed==2021.9.1 bokeh==2.3.3 numpy<1.24 jinja2<3.1 click<8.1',
    'dask-scheduler --host 127.0.0.1 --port 0 --dashboard-address "127.0.0.1:$PORT"',
    { python: '3.9', known: open('its documentation: no authentication') },
  ),
  tool(
    'tensorboard==2.11.0 protobuf<4 numpy<1.24 setuptools<80',
    'tensorboard --host 127.0.0.1 --port "$PORT" --logdir logs',
    { python: '3.9' },
  ),
  tool('bokeh==2.4.0 numpy<1.24 jinja2<3.1', 'bokeh serve --address 127.0.0.1 --port "$PORT" app.py', {
    python: '3.9',
    files: {
      'app.py':
        'from bokeh.plotting import curdoc, figure\np = figure()\np.line([1, 2], [3, 4])\ncurdoc().add_root(p)\n',
    },
  }),
  tool(
    'dash==1.19.0 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0',
    'python app.py',
    {
      python: '3.8',
      files: {
        'app.py':
          'import os, dash, dash_html_components as html\napp = dash.Dash(__name__)\napp.layout = html.Div("Garden")\napp.run_server(host="127.0.0.1", port=int(os.environ["PORT"]), debug=False)\n',
      },
    },
  ),
  tool(
    'streamlit==1.10.0 protobuf<4 altair<5 numpy<1.24 click<8.1 pandas<2',
    'streamlit run app.py --server.headless true --server.address 127.0.0.1 --server.port "$PORT" --browser.gatherUsageStats false',
    { python: '3.9', files: { 'app.py': 'import streamlit as st\nst.title("Garden")\n' } },
  ),
  tool('nicegui==1.4.20', 'python app.py', {
    files: {
      'app.py':
        'import os\nfrom nicegui import ui\nui.label("Garden")\nui.run(host="127.0.0.1", port=int(os.environ["PORT"]), show=False, reload=False)\n',
    },
  }),
  tool('gradio==3.33.1 numpy<2 pydantic<2 huggingface-hub<0.20 httpx<0.28', 'python app.py', {
    python: '3.10',
    files: {
      'app.py':
        'import os, gradio as gr\ngr.Interface(lambda name: name, "text", "text").launch(server_name="127.0.0.1", server_port=int(os.environ["PORT"]), share=False, show_api=True)\n',
    },
    known: files('CVE-2023-51449 (/file=)'),
  }),
  tool(
    'datasette==0.56 click<8.1 jinja2<3.1 httpx<0.28 setuptools<80',
    'datasette serve garden.db --host 127.0.0.1 --port "$PORT"',
    {
      python: '3.9',
      prepare:
        'python3 -c "import sqlite3; sqlite3.connect(\'garden.db\').executescript(\\"create table garden (name text); insert into garden values (\'rose\');\\")"',
      known: { 'active.reflected-xss': 'CVE-2021-32670 (?_trace=1)' },
    },
  ),
  tool('datasette==0.64.6 setuptools<80', 'datasette serve garden.db --host 127.0.0.1 --port "$PORT"', {
    prepare:
      'python3 -c "import sqlite3; sqlite3.connect(\'garden.db\').executescript(\\"create table garden (name text); insert into garden values (\'rose\');\\")"',
  }),
  tool(
    'sqlite-web==0.3.6 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0',
    'sqlite_web -H 127.0.0.1 -p "$PORT" -x garden.db',
    {
      python: '3.8',
      prepare:
        'python3 -c "import sqlite3; sqlite3.connect(\'garden.db\').executescript(\\"create table garden (name text); insert into garden values (\'rose\');\\")"',
      known: open('its README: --password'),
    },
  ),
  tool(
    'fava==1.18 beancount==2.3.6 jinja2<3.1 flask<2.1 werkzeug<2.1',
    'fava --host 127.0.0.1 -p "$PORT" garden.beancount',
    {
      python: '3.9',
      files: { 'garden.beancount': 'option "title" "Garden"\n2020-01-01 open Assets:Cash\n' },
      known: { 'active.reflected-xss': 'CVE-2022-2514' },
    },
  ),
  tool('fava==1.27.2 beancount==2.3.6', 'fava --host 127.0.0.1 -p "$PORT" garden.beancount', {
    python: '3.10',
    files: { 'garden.beancount': 'option "title" "Garden"\n2020-01-01 open Assets:Cash\n' },
  }),
  tool('scrapyd==1.3.0 twisted==22.10.0 setuptools<80', 'scrapyd', {
    start: 'printf "[scrapyd]\\nbind_address = 127.0.0.1\\nhttp_port = $PORT\\n" > scrapyd.conf; exec scrapyd',
    mayChange: { 'scrapyd.conf': 'written by the start', dbs: 'its queue' },
    known: open('its documentation: username and password are unset'),
  }),
  tool('gerapy==0.9.12 django==2.2.28 jinja2<3.1 setuptools<58', 'gerapy runserver "127.0.0.1:$PORT"', {
    python: '3.8',
    prepare: 'gerapy init && cd gerapy && gerapy migrate',
    start: 'cd gerapy && exec gerapy runserver "127.0.0.1:$PORT"',
  }),
  tool('visdom==0.2.4 numpy<2 setuptools<80', 'visdom --hostname 127.0.0.1 -port "$PORT" -env_path "$APP/envs"', {
    ready: '/favicon.ico',
  }),
  tool('webssh==1.6.0', 'wssh --address=127.0.0.1 --port="$PORT"'),
  tool('pyxtermjs==0.5.0.2 setuptools<80', 'pyxtermjs --host 127.0.0.1 --port "$PORT"', {
    known: open('a shell without a password'),
  }),
  tool('butterfly==3.2.5 tornado==5.1.1', 'butterfly.server.py --host=127.0.0.1 --port="$PORT" --unsecure', {
    python: '3.7',
    known: open('a shell without a password'),
  }),
  tool('marimo==0.8.0', 'marimo edit --headless --no-token --host 127.0.0.1 -p "$PORT"', {
    known: open('its documentation: --no-token'),
  }),
  tool(
    'klaus==2.0.1 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 dulwich==0.20.50',
    'klaus --host 127.0.0.1 --port "$PORT" "$APP/garden"',
    {
      python: '3.8',
      prepare:
        'git init -q garden && cd garden && echo Garden > README && git add . && git -c user.name=g -c user.email=g@example.org commit -qm "Plant roses"',
    },
  ),
  tool('roundup==1.6.1', 'roundup-server -n 127.0.0.1 -p "$PORT" garden="$APP/tracker"', {
    python: '3.7',
    prepare:
      "roundup-admin -i tracker install classic anydbm && printf '[main]\\nadmin_email = a@example.org\\n' >/dev/null; sed -i 's#^web = .*#web = http://127.0.0.1/garden/#; s#^domain = .*#domain = example.org#; s#^host = .*#host = localhost#' tracker/config.ini; roundup-admin -i tracker initialise garden",
    startPath: '/garden/',
    ready: '/garden/',
  }),
  tool('trac==1.6 setuptools<80', 'tracd --hostname=127.0.0.1 -p "$PORT" -s "$APP/env"', {
    prepare: 'trac-admin env initenv Garden sqlite:db/trac.db',
  }),
  tool('trac==1.2.6', 'tracd --hostname=127.0.0.1 -p "$PORT" -s "$APP/env"', {
    python: '2.7',
    prepare: 'trac-admin env initenv Garden sqlite:db/trac.db',
  }),
  tool(
    'buildbot==2.10.0 buildbot-www==2.10.0 buildbot-waterfall-view==2.10.0 jinja2<3.1 twisted==21.2.0 sqlalchemy<1.4 autobahn<22 setuptools<58',
    'true',
    {
      python: '3.8',
      prepare: "buildbot create-master master && sed -n '1,400p' master/master.cfg.sample > master/master.cfg",
      start:
        "sed -i \"s/port=[0-9]*/port=$PORT/; s/'port': 9989/'port': $PORT2/; s/{.pb.: {.port.: [0-9]*}}/{}/\" master/master.cfg; exec buildbot start --nodaemon master",
      mayChange: { master: 'its own build database' },
    },
  ),
  tool('octoprint==1.8.2', 'octoprint serve --iknowwhatimdoing --host 127.0.0.1 --port "$PORT" -b data', {
    python: '3.9',
    mayChange: { data: 'its own start' },
  }),
  tool(
    'mlflow==2.2.0 setuptools<80 numpy<1.24',
    'mlflow ui --host 127.0.0.1 --port "$PORT" --backend-store-uri "sqlite:///$APP/m.db" --default-artifact-root "$APP/art"',
    { python: '3.9', known: open('its documentation: no authentication') },
  ),
  tool(
    'mlflow==1.23.1 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 protobuf<4 sqlalchemy<2 numpy<1.24 setuptools<80',
    'mlflow ui --host 127.0.0.1 --port "$PORT"',
    { python: '3.8', known: open('its documentation: no authentication') },
  ),
  tool(
    'apache-airflow==1.10.2 werkzeug==0.14.1 flask==1.0.4 jinja2==2.10 markupsafe==1.1.1 itsdangerous==1.1.0 sqlalchemy==1.2.19 wtforms==2.2.1 marshmallow==2.21.0 tornado==5.1.1 email-validator==1.0.5 cattrs==0.9.2 setuptools<58 pandas==0.24.2 numpy==1.16.6',
    'true',
    {
      python: '3.6',
      prepare: 'AIRFLOW_HOME="$APP/airflow" SLUGIFY_USES_TEXT_UNIDECODE=yes airflow initdb >/dev/null',
      start: 'AIRFLOW_HOME="$APP/airflow" exec airflow webserver --hostname 127.0.0.1 -p "$PORT" -w 2',
      startPath: '/admin/',
      ready: '/admin/',
      known: open('CVE-2020-13927 and its documentation: no authentication by default'),
    },
  ),
  tool(
    'flask-appbuilder==3.3.0 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 wtforms==2.3.3 email-validator==1.1.3 sqlalchemy==1.3.24',
    'flask run --host 127.0.0.1 --port "$PORT"',
    {
      python: '3.8',
      files: {
        'app.py':
          'from flask import Flask\nfrom flask_appbuilder import AppBuilder, SQLA\napp = Flask(__name__)\napp.config.update(SECRET_KEY="garden", SQLALCHEMY_DATABASE_URI="sqlite:///garden.db", SQLALCHEMY_TRACK_MODIFICATIONS=False)\ndb = SQLA(app)\nbuilder = AppBuilder(app, db.session)\n',
      },
      known: redirect('CVE-2021-32805 (/login/?next=), signed in only'),
    },
  ),
  tool(
    'flask-restx==0.2.0 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0',
    'flask run --host 127.0.0.1 --port "$PORT"',
    {
      python: '3.8',
      files: {
        'app.py':
          'from flask import Flask\nfrom flask_restx import Api, Resource\napp = Flask(__name__)\napi = Api(app)\n@api.route("/garden")\nclass Garden(Resource):\n    def get(self):\n        return {"open": True}\n',
      },
    },
  ),
  tool('connexion[swagger-ui]==2.14.2 setuptools<80 flask<2.3 werkzeug<2.3', 'python app.py', {
    files: {
      'app.py':
        'import os, connexion\napp = connexion.FlaskApp(__name__, specification_dir=".")\napp.add_api("api.yml")\ndef garden(name="rose"):\n    return {"name": name}\nimport builtins\nif __name__ == "__main__":\n    app.run(host="127.0.0.1", port=int(os.environ["PORT"]))\n',
      'garden.py': 'def garden(name="rose"):\n    return {"name": name}\n',
      'api.yml':
        'openapi: 3.0.0\ninfo: {title: Garden, version: "1"}\npaths:\n  /garden:\n    get:\n      operationId: garden.garden\n      parameters: [{name: name, in: query, schema: {type: string}}]\n      responses: {"200": {description: ok}}\n',
    },
    ready: '/ui/',
    startPath: '/ui/',
  }),
  tool(
    'isso==0.12.6 flask==1.1.4 werkzeug==1.0.1 jinja2==2.11.3 markupsafe==1.1.1 itsdangerous==1.1.0 setuptools<80',
    'true',
    {
      python: '3.8',
      start:
        'printf "[general]\\ndbpath = $APP/isso.db\\nhost = http://127.0.0.1:$PORT/\\n[server]\\nlisten = http://127.0.0.1:$PORT\\n" > isso.cfg; exec isso -c isso.cfg run',
      mayChange: { 'isso.cfg': 'written by the start' },
      ready: '/demo',
      startPath: '/demo',
    },
  ),
  tool('lektor==3.3.10 werkzeug<2.4', 'true', {
    prepare:
      'mkdir -p site/content site/templates && printf "[project]\\nname = Garden\\n" > site/Garden.lektorproject && printf "_model: none\\n---\\ntitle: Garden\\n" > site/content/contents.lr && echo "<h1>Garden</h1>" > site/templates/none.html',
    start: 'cd site && exec lektor server -h 127.0.0.1 -p "$PORT" -O ../built',
    mayChange: { built: 'built by the start' },
  }),
  tool(
    'pywb==2.6.7 gevent==21.12.0 jinja2==2.11.3 markupsafe==1.1.1 werkzeug==1.0.1 setuptools<80',
    'wayback -b 127.0.0.1 -p "$PORT"',
    { python: '3.8', prepare: 'wb-manager init garden' },
  ),
  tool('dtale==3.3.0 setuptools<80', 'python app.py', {
    python: '3.9',
    files: {
      'app.py':
        'import os, dtale, pandas as pd\nd = dtale.show(pd.DataFrame({"name": ["rose"]}), host="127.0.0.1", port=int(os.environ["PORT"]), subprocess=False, allow_cell_edits=False)\n',
    },
    ready: '/dtale/main/1',
    startPath: '/dtale/main/1',
  }),
  tool('changedetection.io==0.45.20', 'changedetection.io -h 127.0.0.1 -p "$PORT" -d data', {
    prepare: 'mkdir data',
    mayChange: { data: 'its own start' },
  }),
  tool('radicale==2.1.12', 'radicale -S -H "127.0.0.1:$PORT"', {
    start:
      'printf "[server]\\nhosts = 127.0.0.1:$PORT\\n[storage]\\nfilesystem_folder = $APP/data\\n[web]\\ntype = internal\\n" > r.cfg; exec radicale -C r.cfg',
    mayChange: { 'r.cfg': 'written by the start' },
  }),
  tool('xandikos==0.2.10', 'xandikos -d data --defaults -l 127.0.0.1 -p "$PORT"', {
    mayChange: { data: 'its own start' },
  }),
  tool('uvicorn==0.13.4 fastapi==0.63.0', `uvicorn app:app ${AT}`, {
    python: '3.8',
    name: 'fastapi-0.63.0',
    files: {
      'app.py':
        'from fastapi import FastAPI\napp = FastAPI()\n@app.get("/")\ndef root(name: str = "rose"):\n    return {"name": name}\n',
    },
    startPath: '/docs',
  }),
  tool(
    'mitmproxy==9.0.1',
    'mitmweb --no-web-open-browser --web-host 127.0.0.1 --web-port "$PORT" --listen-port "$PORT2" --listen-host 127.0.0.1 --set confdir="$APP/conf"',
    { python: '3.10', known: open('its web interface has the traffic of all clients') },
  ),
];
