import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../../../config/config.js';
import { type Caller, CurrentCaller } from '../../../sign-in/http.js';
import { MailArchive } from '../../application/mail-archive.js';
import type { Mail } from '../../application/mail-sender.js';
import { SampleMails } from '../../application/sample-mails.js';
import { archivePage, inScheme, notFoundPage, picturesPage } from './mail-archive-pages.js';

/**
 * Mails contain their styles. They may neither load nor run anything; the page that compares the
 * looks of a mail shows it in frames.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/**
 * Shows the stored mails of the embedded default under `/dev/mail`, and a sample of each kind, to
 * who owns every venue and to the person at the machine. Everyone else, and every other
 * installation, gets a page with status 404.
 */
@ApiExcludeController()
@Controller('dev/mail')
export class MailArchiveController {
  constructor(
    @Inject(MailArchive) private readonly archive: MailArchive | null,
    private readonly samples: SampleMails,
    private readonly config: Config,
  ) {}

  @Get()
  async list(
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!this.archive || !(await this.isOpenTo(caller, request))) return notFound(response);
    send(response, archivePage(await this.archive.all(), await this.samples.all()));
  }

  /** @param scheme `dark` or `light` for the letter as it looks in that colour scheme */
  @Get(':key')
  async one(
    @Param('key') key: string,
    @Query('scheme') scheme: string | undefined,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const mail = await this.find(key, caller, request);
    if (!mail) return notFound(response);
    send(response, scheme === 'dark' || scheme === 'light' ? inScheme(mail.html, scheme) : mail.html);
  }

  @Get(':key/pictures')
  async pictures(
    @Param('key') key: string,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const mail = await this.find(key, caller, request);
    if (!mail) return notFound(response);
    send(response, picturesPage(mail));
  }

  private async find(key: string, caller: Caller, request: Request): Promise<Mail | null> {
    if (!this.archive || !(await this.isOpenTo(caller, request))) return null;
    const mails = (await this.archive.all()).concat(await this.samples.all());
    return mails.find((candidate) => candidate.key === key) ?? null;
  }

  private async isOpenTo(caller: Caller, request: Request): Promise<boolean> {
    return (this.config.isLocal && isAtTheMachine(request)) || (await caller.admin())?.ownsAll === true;
  }
}

/** Headers that a proxy adds. With one of them, the caller is not who opened the connection. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Returns whether a browser on this machine asks without a proxy. The name in `Host` is checked
 * because another site may point a name of its own at this machine.
 */
function isAtTheMachine({ socket, headers }: Request): boolean {
  return (
    /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '') &&
    OF_PROXIES.every((name) => headers[name] === undefined)
  );
}

function notFound(response: Response): void {
  send(response.status(404), notFoundPage());
}

function send(response: Response, html: string): void {
  response
    .setHeader('Content-Security-Policy', POLICY)
    .setHeader('X-Frame-Options', 'SAMEORIGIN')
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(html);
}
