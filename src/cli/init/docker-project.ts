import { flyPort } from './deployments.ts';
import { dockerfilePort } from './dockerfile.ts';
import type { Found } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

/** The image of a Dockerfile. @param nodeUrl URL of the Node application in its folder, or null */
export async function dockerProject(files: ProjectFiles, nodeUrl: string | null, what: string): Promise<Found> {
  const exposed = dockerfilePort(await files.text('Dockerfile'));
  const fly = await flyPort(files);
  const fallback = Number(nodeUrl === null ? 8080 : new URL(nodeUrl).port);
  const port = exposed?.port ?? fly ?? fallback;
  const published = port < 1024 ? 8080 : port;
  const isRails = /^[ \t]{0,20}gem ["']rails["']/m.test(await files.text('Gemfile'));
  const environment = isRails ? ' --env SECRET_KEY_BASE_DUMMY=1' : '';
  const guesses = [
    ...(exposed === null && fly === null ? [`port ${port} is a guess: the Dockerfile has no EXPOSE`] : []),
    ...(exposed?.guess == null ? [] : [exposed.guess]),
    ...(isRails ? ['the image of a Rails application needs its database and credentials'] : []),
  ];
  return {
    kind: 'started',
    what,
    steps: [
      { run: 'docker build --tag app .' },
      { run: `docker run --detach --publish ${published}:${port}${environment} app` },
    ],
    url: `http://localhost:${published}`,
    guesses,
  };
}
