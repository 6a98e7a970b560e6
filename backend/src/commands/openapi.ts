import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/config.js';
import { describeApi } from '../start/api-document.js';

/** Writes the OpenAPI document to the file named on the command line. It needs no database. */
const target = process.argv[2];
if (!target) throw new Error('usage: node openapi.js FILE');

const nowhere = 'postgres://nobody@localhost/none';
const config = readConfig({
  DATABASE_URL: nowhere,
  ADMIN_USERNAME: 'nobody',
  ADMIN_PASSWORD: 'not-a-password',
  SESSION_SECRET: 'x'.repeat(32),
  LOG_LEVEL: 'silent',
});
const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, nowhere), {
  preview: true,
  logger: false,
  abortOnError: false,
});
writeFileSync(target, `${JSON.stringify(describeApi(app), null, 2)}\n`);
