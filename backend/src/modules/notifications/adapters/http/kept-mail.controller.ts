import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DomainError } from '../../../../kernel/domain/domain-error.js';
import { KEPT_MAILS, type KeptMails } from '../../application/kept-mails.js';

/** Mails bring their styles along; they may load and run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** `/dev/mail`: the mails of the embedded default, to be read in a browser. Not there anywhere else. */
@ApiExcludeController()
@Controller('dev/mail')
export class KeptMailController {
  constructor(@Inject(KEPT_MAILS) private readonly mails: KeptMails | null) {}

  @Get()
  async list(@Res() response: Response): Promise<void> {
    const mails = await this.kept();
    const items = mails.map(
      ({ key, to, subject }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(key)}">${plain(subject)}</a> · ${plain(to)}</li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Todavía no hay correos.</p>';
    this.page(
      response,
      `<!doctype html><html lang="es"><meta charset="utf-8"><title>Correos</title><h1>Correos</h1>${list}`,
    );
  }

  @Get(':key')
  async one(@Param('key') key: string, @Res() response: Response): Promise<void> {
    const mail = (await this.kept()).find((candidate) => candidate.key === key);
    if (!mail) throw notFound();
    this.page(response, mail.html);
  }

  private kept() {
    if (!this.mails) throw notFound();
    return this.mails.all();
  }

  private page(response: Response, html: string): void {
    response.setHeader('Content-Security-Policy', POLICY).type('html').send(html);
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
