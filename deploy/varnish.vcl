vcl 4.1;

# Varnish in front of Pavilion: it repeats pages without asking, drops those that a publish has changed, and sends the pages that
# it knows while no server answers. Start it with `-p http_gzip_support=off`, because the servers compress, with brotli too. The
# servers run with EDGE=on, TRUST_PROXY=on, PURGE_URL=http://127.0.0.1:6081/ and their SITE_ORIGIN. Replace their addresses below,
# and add those that may purge.

import directors;
import std;

probe alive {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = alive; .connect_timeout = 1s; .first_byte_timeout = 15s; }
backend two { .host = "127.0.0.1"; .port = "3001"; .probe = alive; .connect_timeout = 1s; .first_byte_timeout = 15s; }

acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new servers = directors.round_robin();
  servers.add_backend(one);
  servers.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = servers.backend();
  # While a server is alive, an old page is sent for some seconds at most. If it turns out not to be, the request is started again.
  if (std.healthy(req.backend_hint) && req.restarts == 0) { set req.grace = 10s; }
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) { return (synth(403)); }
    if (req.http.surrogate-key ~ "[^\w./~:% -]") { return (synth(400)); }
    # A ban is an expression over the stored answers: each key is an alternative.
    if (req.http.surrogate-key) {
      set req.http.x-keys = regsuball(regsuball(req.http.surrogate-key, "[.]", "[.]"), " +", "|");
      ban("obj.http.surrogate-key ~ (^|\s)(" + req.http.x-keys + ")(\s|$)");
    } else {
      ban("obj.http.surrogate-key ~ .");
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(editor|api)(/|$)") { return (pass); }
  # Only the language and the encoding may tell two answers apart.
  if (req.http.cookie ~ "(^|; *)lang=(zh-CN|en-US)(;|$)") {
    set req.http.cookie = "lang=" + regsub(req.http.cookie, "^(.*; *)?lang=(zh-CN|en-US)(;.*)?$", "\2");
  } else {
    unset req.http.cookie;
  }
  if (req.http.accept-encoding ~ "\bbr\b") { set req.http.x-encoding = "br"; }
  elsif (req.http.accept-encoding ~ "\bgzip\b") { set req.http.x-encoding = "gzip"; }
  else { unset req.http.x-encoding; }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.cookie);
  hash_data(req.http.x-encoding);
}

sub vcl_backend_fetch {
  if (bereq.http.x-encoding) { set bereq.http.accept-encoding = bereq.http.x-encoding; }
  else { unset bereq.http.accept-encoding; }
  unset bereq.http.x-encoding;
}

sub vcl_backend_response {
  unset beresp.http.vary;
  # Of the header of pages: stale-if-error.
  if (beresp.http.surrogate-key) { set beresp.grace = 7d; }
  # An error must not replace a page that Varnish has.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.cache-control ~ "private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
  }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
  set resp.http.vary = "Accept-Encoding";
  unset resp.http.surrogate-key;
  unset resp.http.x-accel-expires;
  if (obj.hits > 0) { set resp.http.x-cache = "HIT"; } else { set resp.http.x-cache = "MISS"; }
}
