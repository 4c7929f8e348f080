import java.io.FileInputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/**
 * A TLS server with every protocol and suite that this JDK knows, or those of the properties server.protocols (a list with
 * commas) and server.suites (a pattern). Arguments, in threes: RSA or EC, a PKCS#8 key (DER), certificates (DER, or a chain in
 * PEM, leaf first). Prints one JSON line with its port.
 */
public class TlsServer {
    public static void main(String[] arguments) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        for (int index = 0; index < arguments.length; index += 3) {
            byte[] key = Files.readAllBytes(Path.of(arguments[index + 1]));
            try (FileInputStream file = new FileInputStream(arguments[index + 2])) {
                Certificate[] chain = CertificateFactory.getInstance("X.509").generateCertificates(file)
                        .toArray(new Certificate[0]);
                store.setKeyEntry("key" + index,
                        KeyFactory.getInstance(arguments[index]).generatePrivate(new PKCS8EncodedKeySpec(key)),
                        password, chain);
            }
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance("SunX509");
        keys.init(store, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        SSLServerSocket server = (SSLServerSocket) context.getServerSocketFactory()
                .createServerSocket(0, 200, InetAddress.getByName("127.0.0.1"));
        String protocols = System.getProperty("server.protocols");
        server.setEnabledProtocols(protocols == null ? server.getSupportedProtocols() : protocols.split(","));
        Pattern suites = Pattern.compile(System.getProperty("server.suites", ""));
        server.setEnabledCipherSuites(Arrays.stream(server.getSupportedCipherSuites())
                .filter(name -> suites.matcher(name).find()).toArray(String[]::new));
        System.out.println("{\"port\":" + server.getLocalPort() + "}");
        System.out.flush();
        var pool = Executors.newCachedThreadPool();
        while (true) {
            SSLSocket socket = (SSLSocket) server.accept();
            pool.submit(() -> {
                try (socket) {
                    socket.setSoTimeout(10_000);
                    socket.startHandshake();
                    socket.getOutputStream().write("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok".getBytes());
                } catch (Exception ignored) {
                    // Most probes end in the middle of the handshake.
                }
                return null;
            });
        }
    }
}
