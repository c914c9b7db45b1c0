/* global SwaggerUIBundle */

/** Shows the document, and tries its calls at the origin this page came from, whatever `SITE_ORIGIN` says. */
async function start() {
  const contract = document.getElementById('contract');
  try {
    const response = await fetch('/api/openapi.json');
    if (!response.ok) throw new Error(`status ${response.status}`);
    const spec = { ...(await response.json()), servers: [{ url: window.location.origin }] };
    SwaggerUIBundle({ domNode: contract, spec, deepLinking: true, validatorUrl: null, docExpansion: 'list' });
  } catch (error) {
    contract.textContent = `The document cannot be shown (GET /api/openapi.json: ${error.message}). Load the page again.`;
    contract.className = 'notice';
  }
}

start();
