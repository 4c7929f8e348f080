import type { Recipe } from '../recipe.ts';
import { DEBIAN } from './debian.ts';
import { FILE_SERVERS } from './file-servers.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { MAVEN } from './maven.ts';
import { NPM } from './npm.ts';
import { NPM_TOOLS } from './npm-tools.ts';
import { PYPI } from './pypi.ts';
import { PYPI_TOOLS } from './pypi-tools.ts';

export const RECIPES: readonly Recipe[] = [
  ...NPM,
  ...FILE_SERVERS,
  ...NPM_TOOLS,
  ...FRONT_ENDS,
  ...PYPI,
  ...PYPI_TOOLS,
  ...MAVEN,
  ...DEBIAN,
];
