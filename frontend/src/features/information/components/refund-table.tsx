import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { texts } from '../refunds/texts';

const cell = { p: 0, py: 1.5, borderTop: 1, borderColor: 'divider' } as const;

/** How much comes back, by the notice given: the table of the specification. */
export function RefundTable() {
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="refund-table" sx={{ mb: 1.5 }}>
        {texts.tableTitle}
      </Typography>
      <Box
        component="table"
        aria-labelledby="refund-table"
        sx={{ width: '100%', borderSpacing: 0, textAlign: 'left' }}
      >
        <thead>
          <tr>
            <HeadCell>{texts.notice}</HeadCell>
            <HeadCell right>{texts.share}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {texts.rows.map(({ notice, share }) => (
            <tr key={notice}>
              <Box
                component="th"
                scope="row"
                sx={{ ...cell, pr: 2, fontWeight: 400, overflowWrap: 'anywhere' }}
              >
                {notice}
              </Box>
              <Typography
                variant="figure"
                component="td"
                sx={{ ...cell, display: 'table-cell', textAlign: 'right', fontSize: '1.375rem' }}
              >
                {share}
              </Typography>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {texts.tableHint}
      </Typography>
    </Card>
  );
}

function HeadCell({ children, right = false }: { children: string; right?: boolean }) {
  return (
    <Typography
      component="th"
      scope="col"
      variant="body2"
      sx={{ p: 0, pb: 1, color: 'text.secondary', fontWeight: 600, textAlign: right ? 'right' : 'left' }}
    >
      {children}
    </Typography>
  );
}
