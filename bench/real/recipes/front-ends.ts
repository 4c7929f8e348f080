import type { Recipe } from '../recipe.ts';

/** A user interface that npm publishes ready to serve, served by http-server. */
const site = (packages: string, startPath = '/', root?: string): Recipe => {
  const first = packages.split(' ')[0] ?? '';
  const folder = first.replace(/(?<=.)@.*/, '');
  return {
    name: `site-${first.replace(/^@/, '').replace(/[/@]/g, '-')}`,
    registry: 'npm',
    packages: [...packages.split(' '), 'http-server@14.1.1'],
    start: `exec http-server ${root ?? `node_modules/${folder}`} -a 127.0.0.1 -p "$PORT"`,
    startPath,
    ready: startPath,
  };
};

export const FRONT_ENDS: readonly Recipe[] = [
  site('swagger-ui@2.2.10', '/dist/'),
  site('swagger-ui-dist@3.13.0'),
  site('swagger-ui-dist@3.23.1'),
  site('swagger-ui-dist@4.1.0'),
  site('swagger-ui-dist@5.17.14'),
  site('swagger-editor-dist@3.8.0'),
  site('admin-lte@2.4.18', '/index.html'),
  site('admin-lte@3.1.0', '/index.html'),
  site('gentelella@1.4.0', '/production/'),
  site('startbootstrap-sb-admin-2@3.3.7', '/pages/index.html'),
  site('pdfjs-dist@2.0.943', '/'),
  site('reveal.js@3.6.0'),
  site('impress.js@1.0.0', '/index.html'),
  site('angular-ui-bootstrap@0.14.3 angular@1.4.7', '/', 'node_modules'),
  site('jsoneditor@5.5.0', '/examples/'),
  site('tinymce@4.7.0', '/'),
  site('ckeditor@4.6.2', '/samples/'),
  site('mermaid@8.5.0', '/dist/'),
  site('vis@4.21.0', '/examples/'),
  site('video.js@5.20.0', '/dist/'),
  site('fullcalendar@3.4.0', '/'),
  site('summernote@0.8.8', '/dist/'),
  site('select2@4.0.3', '/'),
  site('datatables.net-dt@1.10.16 datatables.net@1.10.16 jquery@2.2.4', '/', 'node_modules'),
  site('blueimp-file-upload@9.19.1', '/index.html'),
  site('ace-builds@1.2.6', '/kitchen-sink.html'),
  site('codemirror@5.30.0', '/index.html'),
  site('redoc@1.22.3', '/'),
  site('materialize-css@0.100.2', '/'),
  site('semantic-ui-css@2.2.13', '/'),
  site('foundation-sites@6.3.1', '/'),
  site('bootstrap@3.3.7', '/'),
  site('jquery-mobile@1.4.1', '/'),
  site('jquery-ui-dist@1.12.1', '/index.html'),
];
