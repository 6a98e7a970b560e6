/** Made from backend/letters/letter.mjml by `npm run letters`. */
export const HOUSE_DESIGN = `<!doctype html>
<html lang="es" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{= it.letter.subject }}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
a { color: #0F5B45; }
.facts .value { overflow-wrap: anywhere; }
@media (max-width: 480px) {
.action table, .action td, .action a { width: 100% !important; box-sizing: border-box; }
}
@media (prefers-color-scheme: dark) {
.page, .page > div, body { background-color: #101613 !important; }
.paper, .paper > table { background: #19211D !important; background-color: #19211D !important; }
.paper > table > tbody > tr > td { border-color: #2E3933 !important; }
.ink div, .ink table, .facts .value { color: #F1EFE8 !important; }
.quiet div, .facts .label { color: #B4BDB7 !important; }
.quiet a { color: #8FD9BC !important; }
.facts td { border-color: #2E3933 !important; }
.code div div { background-color: #26322C !important; color: #F1EFE8 !important; }
.action td { background: #8FD9BC !important; }
.action a { background: #8FD9BC !important; color: #0B231A !important; }
}
</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style type="text/css">
[data-ogsc] .ink div, [data-ogsc] .facts .value { color: #F1EFE8 !important; }
[data-ogsc] .quiet div, [data-ogsc] .facts .label { color: #B4BDB7 !important; }
[data-ogsc] .quiet a { color: #8FD9BC !important; }
[data-ogsb] .paper, [data-ogsb] .paper > table { background-color: #19211D !important; }
[data-ogsc] .action a { color: #0B231A !important; }
[data-ogsb] .action td, [data-ogsb] .action a { background-color: #8FD9BC !important; }
</style>
</head>
<body  class="page" style="word-spacing:normal;background-color:#FAF7F1;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{= it.preview }}</div>
<div
aria-label="{{= it.letter.subject }}" aria-roledescription="email" role="article" lang="es" dir="auto" style="word-spacing:normal;background-color:#FAF7F1;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:560px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 0 0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="paper-outlook" role="presentation" style="width:560px;" width="560" bgcolor="#FFFFFF" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="paper" style="background:#FFFFFF;background-color:#FFFFFF;margin:0px auto;max-width:560px;border-radius:18px;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#FFFFFF;background-color:#FFFFFF;width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border:1px solid #DED8CB;border-radius:18px;direction:ltr;font-size:0px;padding:0 0 12px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" width="560px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:558px;" width="558" bgcolor="#0F5B45" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="background:#0F5B45;background-color:#0F5B45;margin:0px auto;max-width:558px;border-radius:17px 17px 0 0;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#0F5B45;background-color:#0F5B45;width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border-radius:17px 17px 0 0;direction:ltr;font-size:0px;padding:18px 0 6px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:558px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" style="font-size:0px;padding:0 24px 12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:20px;font-weight:800;letter-spacing:-0.02em;line-height:1.5;text-align:left;color:#FFFFFF;"
><span style="display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:50%;background-color:#D9F24A"></span>Saque</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr><tr><td class="" width="560px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:558px;" width="558" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:558px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:24px 0 0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:558px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 12px;padding-bottom:4px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#16211C;"
>{{= it.frame.greeting }}</div>
</td>
</tr>
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 12px;padding-bottom:12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#16211C;"
><h1 style="margin:0;font-size:24px;line-height:1.2;font-weight:800;letter-spacing:-0.015em">{{= it.letter.title }}</h1></div>
</td>
</tr>
{{ if (it.letter.code) { }}
<tr>
<td
align="center" class="code" style="font-size:0px;padding:0 24px 12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:center;color:#16211C;"
><div style="padding:16px 8px;border-radius:14px;background-color:#DDEFE6;color:#0A4333;font-size:32px;line-height:1.2;font-weight:800;letter-spacing:6px">{{= it.letter.code }}</div></div>
</td>
</tr>
{{ } it.letter.paragraphs.forEach(function (paragraph) { }}
<tr>
<td
align="left" class="ink" style="font-size:0px;padding:0 24px 12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#16211C;"
>{{= paragraph }}</div>
</td>
</tr>
{{ }); if (it.letter.facts.length) { }}
<tr>
<td
align="left" class="facts" style="font-size:0px;padding:4px 24px 16px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#000000;font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.4;table-layout:fixed;width:100%;border:none;"
>
{{ it.letter.facts.forEach(function (fact) { }}
<tr>
<td class="label" width="36%" style="padding:8px 12px 8px 0;vertical-align:top;border-top:1px solid #DED8CB;color:#4E5A53;font-size:15px">{{= fact[0] }}</td>
<td class="value" style="padding:8px 0;vertical-align:top;border-top:1px solid #DED8CB;color:#16211C;font-weight:600">{{= fact[1] }}</td>
</tr>
{{ }) }}
</table>
</td>
</tr>
{{ } if (it.letter.action) { }}
<tr>
<td
align="left" class="action" style="font-size:0px;padding:4px 24px 20px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="#0F5B45" role="presentation" style="border:none;border-radius:14px;cursor:auto;mso-padding-alt:14px 22px;background:#0F5B45;" valign="middle"
>
<a
href="{{= it.letter.action.url }}" style="display:inline-block;background:#0F5B45;color:#FFFFFF;font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;font-weight:700;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 22px;mso-padding-alt:0px;border-radius:14px;" target="_blank"
>
{{= it.letter.action.label }}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
{{ } }}
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0 24px 12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#4E5A53;"
>{{= it.signature }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:560px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 0 32px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:560px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="center" class="quiet" style="font-size:0px;padding:0 24px 12px;word-break:break-word;"
>
<div
style="font-family:'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif;font-size:14px;line-height:1.5;text-align:center;color:#4E5A53;"
>{{= it.frame.why }}
{{ if (it.frame.decideAt) { }}<br>{{= it.decision.question }}<br><a href="{{= it.frame.decideAt }}" style="font-weight:600">{{= it.decision.isMine }}</a> · <a href="{{= it.frame.decideAt }}" style="font-weight:600">{{= it.decision.notMe }}</a>{{ } }}
{{ if (it.frame.remindersAt) { }}<br><a href="{{= it.frame.remindersAt }}">{{= it.noReminders }}</a>{{ } }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
