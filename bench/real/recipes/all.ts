import type { Recipe } from '../recipe.ts';
import { DEBIAN } from './debian.ts';
import { MAVEN } from './maven.ts';
import { NPM } from './npm.ts';
import { PYPI } from './pypi.ts';

export const RECIPES: readonly Recipe[] = [...NPM, ...PYPI, ...MAVEN, ...DEBIAN];
