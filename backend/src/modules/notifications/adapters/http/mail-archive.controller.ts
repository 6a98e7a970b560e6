import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DomainError } from '../../../../kernel/domain/domain-error.js';
import { MailArchive } from '../../application/mail-archive.js';

/** Mails contain their styles. They may neither load nor run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Shows the stored mails of the embedded default under `/dev/mail`. Returns 404 in every other
 * installation.
 */
@ApiExcludeController()
@Controller('dev/mail')
export class MailArchiveController {
  constructor(@Inject(MailArchive) private readonly archive: MailArchive | null) {}

  @Get()
  async list(@Res() response: Response): Promise<void> {
    const mails = await this.stored();
    const items = mails.map(
      ({ key, to, subject }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(key)}">${escapeHtml(subject)}</a> · ${escapeHtml(to)}</li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Todavía no hay correos.</p>';
    this.page(
      response,
      `<!doctype html><html lang="es"><meta charset="utf-8"><title>Correos</title><h1>Correos</h1>${list}`,
    );
  }

  @Get(':key')
  async one(@Param('key') key: string, @Res() response: Response): Promise<void> {
    const mail = (await this.stored()).find((candidate) => candidate.key === key);
    if (!mail) throw notFound();
    this.page(response, mail.html);
  }

  private stored() {
    if (!this.archive) throw notFound();
    return this.archive.all();
  }

  private page(response: Response, html: string): void {
    response.setHeader('Content-Security-Policy', POLICY).type('html').send(html);
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
