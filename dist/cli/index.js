#!/usr/bin/env node
import { cli } from '../main/index.js';

await cli();
