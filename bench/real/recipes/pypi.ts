import { type Recipe, SITE } from '../recipe.ts';

const FLASK_ADMIN = `from flask import Flask
from flask_admin import Admin
from flask_admin.contrib.fileadmin import FileAdmin
app = Flask(__name__)
app.secret_key = "garden"
admin = Admin(app, name="Garden")
admin.add_view(FileAdmin("site", name="Files"))
`;
const DJANGO = `from django.contrib import admin
from django.contrib.auth.models import User
from django.urls import include, path
from rest_framework import routers, serializers, viewsets
class UserSerializer(serializers.HyperlinkedModelSerializer):
    class Meta:
        model = User
        fields = ["url", "username"]
class UserViewSet(viewsets.ModelViewSet):
    queryset = User.objects.all()
    serializer_class = UserSerializer
router = routers.DefaultRouter()
router.register("users", UserViewSet)
urlpatterns = [
    path("", include(router.urls)),
    path("admin/", admin.site.urls),
    path("api-auth/", include("rest_framework.urls")),
]
`;
const TABLE = "create table garden (name text); insert into garden values ('rose');";
const database = `python3 -c "import sqlite3; sqlite3.connect('garden.db').executescript(\\"${TABLE}\\")"`;

export const PYPI: readonly Recipe[] = [
  {
    name: 'flask-admin',
    registry: 'pypi',
    packages: ['flask-admin==2.2.1', 'flask'],
    files: { ...SITE, 'app.py': FLASK_ADMIN },
    start: 'exec flask --app app run --host 127.0.0.1 --port "$PORT"',
    startPath: '/admin/',
  },
  {
    name: 'fastapi',
    registry: 'pypi',
    packages: ['fastapi==0.122.0', 'uvicorn'],
    files: {
      'app.py':
        'from fastapi import FastAPI\napp = FastAPI()\n@app.get("/")\ndef root():\n    return {"garden": "open"}\n',
    },
    start: 'exec uvicorn app:app --host 127.0.0.1 --port "$PORT"',
    startPath: '/docs',
  },
  {
    name: 'django',
    registry: 'pypi',
    packages: ['django==5.2.8', 'djangorestframework'],
    prepare: `django-admin startproject garden . && sed -i "s/INSTALLED_APPS = \\[/&'rest_framework',/; s/^DEBUG = True/DEBUG = False/; s/^ALLOWED_HOSTS = .*/ALLOWED_HOSTS = ['127.0.0.1']/" garden/settings.py
cat > garden/urls.py <<'END'
${DJANGO}END
python manage.py migrate`,
    start: 'exec python manage.py runserver --noreload --insecure "127.0.0.1:$PORT"',
  },
  {
    name: 'sqlite-web',
    registry: 'pypi',
    packages: ['sqlite-web==0.8.2'],
    prepare: database,
    start: 'exec sqlite_web --host 127.0.0.1 --port "$PORT" --no-browser garden.db',
  },
  {
    name: 'radicale',
    registry: 'pypi',
    packages: ['radicale==3.9.0'],
    start:
      'exec radicale --server-hosts "127.0.0.1:$PORT" --storage-filesystem-folder "$APP/data" --auth-type none --config ""',
  },
];
