import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../../../../config/config.js';
import { type Caller, CurrentCaller } from '../../../identity/http.js';
import { MailArchive } from '../../application/mail-archive.js';

/** Mails contain their styles. They may neither load nor run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Shows the stored mails of the embedded default under `/dev/mail` to admins and to the person at
 * the machine. Everybody else, and every other installation, gets a page with status 404.
 */
@ApiExcludeController()
@Controller('dev/mail')
export class MailArchiveController {
  constructor(
    @Inject(MailArchive) private readonly archive: MailArchive | null,
    private readonly config: Config,
  ) {}

  @Get()
  async list(
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!(await this.isOpenTo(caller, request))) return notFound(response);
    const items = (await this.stored()).map(
      ({ key, to, subject }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(key)}">${escapeHtml(subject)}</a> · ${escapeHtml(to)}</li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Todavía no hay correos.</p>';
    send(response, page('Correos', list));
  }

  @Get(':key')
  async one(
    @Param('key') key: string,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!(await this.isOpenTo(caller, request))) return notFound(response);
    const mail = (await this.stored()).find((candidate) => candidate.key === key);
    if (!mail) return notFound(response);
    send(response, mail.html);
  }

  private async isOpenTo(caller: Caller, request: Request): Promise<boolean> {
    if (!this.archive) return false;
    return (this.config.isLocal && isAtTheMachine(request)) || (await caller.admin()) !== null;
  }

  private stored() {
    return this.archive?.all() ?? Promise.resolve([]);
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
  const home = '<p><a href="/">Volver al inicio</a></p>';
  send(response.status(404), page('No encontramos lo que buscas', home));
}

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="es">${head}<h1>${title}</h1>${content}`;
}

function send(response: Response, html: string): void {
  response
    .setHeader('Content-Security-Policy', POLICY)
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(html);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
